/** Chinese syllables, ignoring tones. Build side: the index carries them when its language needs them. */

/**
 * The first character of each syllable, in Unicode's pinyin collation order. Syllables in -ng share the one in -n,
 * since many speakers do not distinguish them. The 3,755 common characters of GB 2312 are in the same order, except for
 * 40 which the collation reads differently.
 */
export const FIRST_OF_SYLLABLES =
  '阿哎安凹八白扳包卑奔逼边标憋宾拨补擦猜参操册层叉拆掺抄车郴吃充抽出揣川吹春戳疵匆凑粗蹿崔村搓搭呆丹刀得灯低掂刁爹丁丢东' +
  '都督端堆吨多讹恩儿发帆飞分否夫嘎该甘皋戈给根工勾估瓜乖关归辊郭哈咳酣毫呵黑痕轰侯乎花怀欢灰昏豁讥加奸交阶巾炯纠居娟撅军咖' +
  '开刊考苛肯空抠枯夸块宽亏坤扩垃来兰捞了雷棱哩俩连撩列拎溜龙娄卢驴孪掠抡罗妈埋蛮猫么没门眯眠苗灭民谬摸牟母拿乃男挠呢馁嫩' +
  '妮拈鸟捏您牛农奴女暖疟挪哦欧趴拍潘抛呸喷批偏飘撇拼坡剖仆七掐千悄且亲穷丘区圈炔裙然饶惹人日戎柔如阮蕊闰若撒塞三搔色森杀筛' +
  '山捎奢申尸收书刷衰拴水吮说丝松搜苏酸虽孙唆他胎坍涛特疼剔天挑帖厅通偷凸湍推吞托挖歪弯危温挝乌夕虾仙宵些心凶休吁轩削勋丫烟' +
  '妖掖一因哟佣优迂冤曰晕匝灾咱遭则贼怎扎斋沾招遮贞之中州朱抓拽专追谆拙孜宗邹租钻嘴尊昨';
