/** Generated texts for measurements: invented words, random Chinese characters, and code. */

import type { Lang } from '#shared/page.ts';
import { createRandom, type Random } from '../../random.ts';

const SYLLABLES =
  'ba ber con de den dis en er es for gen ing in is la le li lo men mi na ne nor o par per pre ra re ri ro sa se si so ta te ter ti to tor tra u ver vi'.split(
    ' ',
  );
const COMMON = 'the a to of and in is it for on with as that this each by from at or when'.split(' ');
export const HAN =
  '的一是在不了有和这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联什认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报斗完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严';

/** Generates prose and code, the same for the same seed. */
export class Writer {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = createRandom(seed);
  }

  below(limit: number): number {
    return this.#random.int(limit);
  }

  pick<Item>(items: ArrayLike<Item>): Item {
    return items[this.below(items.length)] as Item;
  }

  /** A word that is in no dictionary of a compressor. */
  word(): string {
    return Array.from({ length: 2 + this.below(2) }, () => this.pick(SYLLABLES)).join('');
  }

  sentence(lang: Lang, length: number): string {
    if (lang === 'zh') return `${Array.from({ length }, () => this.pick(HAN)).join('')}。`;
    const words = Array.from({ length }, () => (this.below(5) < 2 ? this.pick(COMMON) : this.word())).join(' ');
    return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
  }

  paragraph(lang: Lang, length: number): string {
    const sentences: string[] = [];
    for (let left = length; left > 0;) {
      const next = Math.min(left, 8 + this.below(10));
      sentences.push(this.sentence(lang, next));
      left -= next;
    }
    return `${sentences.join(lang === 'zh' ? '' : ' ')} \`${this.word()}.${this.word()}\``;
  }

  code(index: number): string {
    const [name, value, file] = [this.word(), this.word(), this.word()];
    const blocks = [
      `\`\`\`ts title="src/${file}.ts"
import { ${name} } from './${value}';

/** ${this.sentence('en', 6)} */
export function ${file}(input: string, limit = ${this.below(900)}): readonly string[] {
  const found = ${name}(input).filter((each) => each.length < limit);
  return found.map((each, index) => \`\${index}: \${each} ${value}\`);
}
\`\`\``,
      `\`\`\`sh
npx ${name} run --${value} ${this.below(900)} src/${file}
\`\`\``,
      `\`\`\`json title="${file}.json"
{ "${name}": { "${value}": ${this.below(900)}, "enabled": true }, "files": ["src/${file}.ts"] }
\`\`\``,
      `\`\`\`ts title="test/${file}.test.ts"
import { expect, test } from '@rstest/core';
import { ${file} } from '../src/${file}';

test('${this.sentence('en', 5)}', () => {
  expect(${file}('${value}', ${this.below(900)})).toHaveLength(${this.below(9)});
});
\`\`\``,
    ];
    return blocks[index % blocks.length] as string;
  }
}
