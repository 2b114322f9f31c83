/** Words of questions and joints of sentences: they say little of what is sought. */
const ENGLISH =
  'a about after all am an and any are as at be been but by can could do does dont each else every for from get gets got had has have how i if in into is isnt it its just like make may me more my need no not of on one only or our out over should so some such than that the their them then there these they this those to too up use used using was way we well were what when where which while who why will with without would you your';
const CHINESE =
  '一个 一下 一样 一种 不会 不能 为何 为什 什么 怎么 怎样 如何 可以 可用 哪个 哪些 哪里 这个 那个 这些 那些 他们 它们 自己 我的 你的 请问 需要 应该 能否 是否 有没 么样 么办 以及 或者 如果 因为 所以 但是 没有 已经 之后 之前 时候 一次 可能 使用';

const WORDS = new Set(`${ENGLISH} ${CHINESE}`.split(' '));

export const isStopWord = (term: string): boolean => WORDS.has(term);
