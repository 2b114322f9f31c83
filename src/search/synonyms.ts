/**
 * Synonyms in documentation on testing, across both languages: a Chinese word finds the English parts of identifiers,
 * and vice versa. General words only: words for a single page belong in its search phrases.
 */

import { isHan, pairsOf } from './tokenize.ts';
import { stem } from './stem.ts';

/** One group per line; a word in several groups has the synonyms of all of them. */
const GROUPS = `
mock stub fake 模拟 打桩 替身 伪造 假的 拦截
mock spy
spy 监视 间谍 侦听
snapshot 快照
timer 定时器 计时器 定时
advance forward 推进 快进
clock date time now 时间 日期 时钟
watch 监听 监视 自动重跑
option setting configuration config configure 配置 设置 选项
option flag argument cli 参数 选项 命令行
run ran execute 运行 执行 跑
all 全部 所有 全跑 全量
command script cli 命令 脚本
fail failure error exception problem 失败 错误 报错 出错 异常 挂了 挂掉 没过
throw exception error 抛出 抛错 异常
reject 拒绝
skip 跳过
skip ignore exclude omit 忽略 排除 不跑 不测 别跑
include contain 包含
retry rerun repeat flaky unstable 重试 重跑 重复 不稳定 多次 反复
parallel concurrent simultaneous concurrency 并行 并发 同时
sequential serial 串行 依次
order sequence first 顺序 次序 先后
random shuffle seed 随机 乱序 种子
only single one 单个 只运行 仅运行 只跑 单独 单跑
once 一次
each every parameterized parametrized data 每个 参数化 数据
setup prepare before initialize 前置 准备 初始化
teardown cleanup clean after 后置 清理 善后
hook lifecycle 钩子
clear clean empty 清除 清空 清理 清掉
reset 重置
restore undo revert back 恢复 还原 改回 回去
delete remove 删除 移除 删
timeout limit 超时 时限
coverage cover 覆盖率
environment env 环境
variable env 变量
browser 浏览器
dom document jsdom 页面
monorepo workspace project package 项目 多包 仓库
debug debugger inspect breakpoint 调试 断点
vscode editor ide 编辑器
slow performance profile speed fast 性能 太慢 变慢 慢 很慢 耗时 加速 优化
memory heap oom 内存
leak handle 泄漏 泄露
hang stuck freeze 卡住 挂起 卡 卡死
finish end done 结束 完成 跑完 用完
stop bail abort exit quit 停止 中止 退出
assert assertion expect matcher 断言 匹配器
soft 软断言
match pattern glob 匹配 模式
equal compare same 相等 比较 对比 一样 相同
number decimal float 数字 浮点 小数
test case 用例 测试
suite group describe 套件 分组
fixture 夹具
alias 别名
path 路径
folder directory 目录 文件夹
subfolder subdirectory 子目录
file 文件
report reporter 报告 报告器 结果
print log output console 打印 输出
log 日志
console 控制台
hide silence silent suppress mute quiet 隐藏 屏蔽 静默
shard split machine 分片 拆分 机器 多机
merge combine 合并
filter select choose 筛选 过滤 选择
global 全局
module 模块
package dependency library 依赖 包 库
function method fn 函数 方法
call invocation 调用
work apply effect 生效 起作用 没用 无效 没反应 失效
read load 读取 加载
missing absent 缺少 缺失 找不到 不存在 少了
message 消息 信息
terminal shell 终端
async asynchronous promise await 异步
wait poll until 等待 轮询 等到
import 导入 引入
export 导出
require 引入
build compile bundle 构建 编译 打包
cache 缓存
plugin 插件
decorator 装饰器
source 源码 源文件 来源
trace stack location 堆栈 调用栈 位置
type typescript 类型
worker thread pool 线程 工作线程
process fork 进程
number count many times 数量 个数 次数 几次 几遍 多少
isolate isolation 隔离
create write add 创建 编写 添加
install 安装
difference different differ versus vs 区别 不同 差异
migrate migration switch 迁移
version 版本
ci pipeline 流水线
shortcut hotkey 快捷键
placeholder 占位符
style css 样式
`;

let table: ReadonlyMap<string, readonly string[]> | undefined;

function readTable(): ReadonlyMap<string, readonly string[]> {
  const read = new Map<string, string[]>();
  for (const line of GROUPS.trim().split('\n')) {
    const group = line.split(' ').map((word) => {
      return isHan(word) ? { key: word, terms: pairsOf(word) } : { key: stem(word), terms: [stem(word)] };
    });
    for (const word of group) {
      const others = group.flatMap((other) => (other === word ? [] : other.terms));
      read.set(word.key, [...(read.get(word.key) ?? []), ...others]);
    }
  }
  return read;
}

/** Terms of a term's synonyms. */
export function synonymsOf(term: string): readonly string[] {
  table ??= readTable();
  return table.get(term) ?? [];
}

/** The longest word in a run of Chinese that the table knows, if longer than a pair. */
export function longWordIn(run: string): string | undefined {
  table ??= readTable();
  return [...table.keys()]
    .filter((word) => word.length > 2 && run.includes(word))
    .toSorted((a, b) => b.length - a.length)[0];
}
