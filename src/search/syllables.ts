/** The syllables of Chinese, tones aside. Build side: the index carries them for a language that needs them. */

/**
 * The first character of each, in the order in which Unicode's collation sorts Chinese: by pinyin. Of the 3,755 common
 * characters (GB 2312, level 1) all but one fall between the right two.
 */
export const FIRST_OF_SYLLABLES =
  '阿哎安肮凹八白扳邦包卑奔崩逼边标憋宾冰拨补擦猜参仓操册层叉拆掺昌抄车郴撑吃充抽出揣川疮吹春戳疵匆凑粗蹿崔村搓搭呆丹当' +
  '刀得灯低掂刁爹丁丢东都督端堆吨多讹恩儿发帆方飞分丰否夫嘎该甘冈皋戈给根庚工勾估瓜乖关光归辊郭哈咳酣夯毫呵黑痕亨轰侯乎' +
  '花怀欢荒灰昏豁讥加奸江交阶巾京炯纠居娟撅军咖开刊康考苛肯吭空抠枯夸块宽匡亏坤扩垃来兰郎捞了雷棱哩俩连良撩列拎伶溜龙娄' +
  '卢驴孪掠抡罗妈埋蛮忙猫么没门萌眯眠苗灭民名谬摸牟母拿乃男囊挠呢馁嫩能妮拈娘鸟捏您宁牛农奴女暖疟挪哦欧趴拍潘乓抛呸喷抨' +
  '批偏飘撇拼乒坡剖仆七掐千呛悄且亲青穷丘区圈炔裙然瓤饶惹人扔日戎柔如阮蕊闰若撒塞三桑搔色森僧杀筛山伤捎奢申升尸收书刷衰' +
  '拴双水吮说丝松搜苏酸虽孙唆他胎坍汤涛特疼剔天挑帖厅通偷凸湍推吞托挖歪弯汪危温翁挝乌夕虾仙乡宵些心星凶休吁轩削勋丫烟央' +
  '妖掖一因应哟佣优迂冤曰晕匝灾咱赃遭则贼怎增扎斋沾张招遮贞争之中州朱抓拽专妆追谆拙孜宗邹租钻嘴尊昨';
