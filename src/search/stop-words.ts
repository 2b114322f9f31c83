/** Stop words: question words and function words. */
const ENGLISH =
  'a about all am an and any are as at be been between but by can could do does during dont else for from get gets getting give given go goes got had happen happens has have help hello how i if in into is isnt it its just like make may me more my need never no not of on one or our out over should so some something somehow such than that the their them then there these they this those to too up use used uses using want wanted was way ways we well were what when whenever where which while who why will with within without would you your';
const CHINESE =
  '一个 一下 一样 一种 不会 不能 为何 为什 什么 怎么 怎样 如何 可以 可用 哪个 哪些 哪里 这个 那个 这些 那些 他们 它们 我的 你的 请问 需要 应该 能否 是否 有没 么样 么办 以及 或者 如果 因为 所以 但是 没有 已经 时候 可能 使用 用来 用于 想要 某个 某些 多个 几个 其他 所有 一些 么用 里面 哪儿 哪一 吗 呢 的 了 是 在 里 我 请 要 会 能 让 被 把 给 就 都 也 和 与 或 时 后 前 对 用 不 个 么 怎 再';

const WORDS = new Set(`${ENGLISH} ${CHINESE}`.split(' '));

export const isStopWord = (term: string): boolean => WORDS.has(term);
