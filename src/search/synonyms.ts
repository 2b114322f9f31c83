/** Words that readers use for one another. General ones only: what a page is called belongs into the page. */

import type { Lang } from '#shared/page.ts';
import { isHan, pairsOf } from './tokenize.ts';
import { stem } from './stem.ts';

const ENGLISH = `
what introduction
parallel concurrent simultaneous
monorepo workspace project package
option config configuration setting configure
settings config
customize custom change
environment env
document dom browser
flaky retry unstable again
breakpoint debugger
vscode editor ide debugger
come source trace
merge combine
ignore exclude skip
ignored apply work effect
hide suppress silence silent filter
print output log
single one per
folder directory
required need requirement
date time clock
freeze fix set
async asynchronous promise await
wait until poll
parameterized each data
update accept
delete remove
memory heap leak oom
slow performance profile speed fast
exception throw error
random shuffle sequence
install setup
timeout hang limit
match pattern
reference overview
difference differ versus vs compare
low threshold minimum
partial part
current now
between before after each isolate
stub mock fake
spy mock
variable env
function fn
migrate migration next
ci github
`;

const CHINESE = `
mock 模拟 打桩 替身 stub
fake 模拟 假的
假定时器 fake timer 模拟
快照 snapshot
覆盖 覆盖率 coverage
阈值 threshold
超时 timeout 时限
钩子 hook
报告 报告器 reporter report
合并 merge combine
环境 environment
并发 并行 同时 concurrent
监视 监听 watch
监视模式 watch 监听
筛选 过滤 filter
分片 shard
重试 重跑 retry
调试 debug debugger
断点 debugger 调试
软断言 soft
断言 expect assertion
参数化 each 数据
夹具 fixture
匹配器 matcher
间谍 监视 spy
定时 timer
缓存 cache
构建 编译 build
插件 plugin
别名 alias
函数 function fn
模块 module
跳过 skip
迁移 migrate next
全局 global
前置 初始 setup
脚本 文件 script
排除 忽略 exclude
抛出 异常 错误 throw reject
异步 async promise reject resolve
默认 default
导出 export
导入 import
内存 memory 溢出
太慢 性能 profile slow
优化 性能 加快
配置 config configuration
选项 配置 option
更新 update
清空 清除 clear
还原 恢复 restore
重置 reset
屏蔽 隐藏 过滤 忽略
日志 console log 消息
控制台 console
打印 输出 print
哪一行 来源 trace 位置
不生效 没有 生效
失效 生效
数量 个数 max count
多包 monorepo packages 子包
仓库 monorepo repo
常量 define
源码 源文件 source
固定 设定 日期
当前 现在
时间 日期 date
目录 文件夹 root folder
子目录 子文 root
改动 修改 提交 uncommitted changed
类型 type typescript
线程 thread worker
进程 process fork
命令 命令行 cli
版本 version
`;

const linesOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));

const GROUPS: Readonly<Record<Lang, readonly (readonly string[])[]>> = {
  en: linesOf(ENGLISH),
  zh: [...linesOf(CHINESE), ...linesOf(ENGLISH)],
};

/** The terms that a word of a table is found by. */
const termsOfWord = (word: string): readonly string[] => (isHan(word) ? pairsOf(word) : [stem(word)]);

const tables = new Map<Lang, ReadonlyMap<string, readonly string[]>>();

function tableOf(lang: Lang): ReadonlyMap<string, readonly string[]> {
  const known = tables.get(lang);
  if (known) return known;
  const table = new Map<string, string[]>();
  for (const group of GROUPS[lang]) {
    for (const word of group) {
      const key = isHan(word) ? word : stem(word);
      const others = group.filter((other) => other !== word).flatMap(termsOfWord);
      table.set(key, [...(table.get(key) ?? []), ...others]);
    }
  }
  tables.set(lang, table);
  return table;
}

export function synonymsOf(term: string, lang: Lang): readonly string[] {
  return tableOf(lang).get(term) ?? [];
}

/** Words of the table in a run of Chinese that are longer than a pair. */
export function longWordsIn(run: string, lang: Lang): readonly string[] {
  return [...tableOf(lang).keys()]
    .filter((word) => word.length > 2 && isHan(word) && run.includes(word))
    .toSorted((a, b) => b.length - a.length);
}
