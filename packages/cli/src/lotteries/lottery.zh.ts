export const lotteryZh = {
  draw: {
    asks: {
      open: '开始一次抽奖，名单、奖项和承诺随即固定并公布',
      all: '抽“{{award}}”剩下的全部名额',
      some: '抽“{{award}}”{{count}} 名',
      goOn: '继续已宣布的第 {{round}} 轮“{{award}}”，{{count}} 名',
      abandon: '放弃第 {{round}} 轮，原因会留在证明里',
      end: '结束抽奖并公布密钥，之后不能再抽',
      between: '；',
    },
    opened: '第 {{number}} 次抽奖已开始，参与 {{people}} 人',
    announced: '第 {{round}} 轮已宣布，校验 {{hash}}',
    waits: '{{what}}：{{how}}',
    abandoned: '第 {{round}} 轮已放弃',
    ended: '第 {{number}} 次抽奖已结束，密钥已公布。下载证明文件：{{command}}',
    interrupted: '已中断。宣布过的一轮仍在，没有改变。\n继续：{{command}}',
    closesAt: '手机的锁要在 {{time}} 公共随机数产生前公布。若没有大屏开着，请在此之前继续，否则这一轮只能放弃。',
  },
  verify: {
    holds: '核对通过：抽奖 {{drawId}}，名单 {{participants}} 人，共 {{rounds}} 轮',
    round: '第 {{round}} 轮 {{award}}：{{winners}}',
    strength: '可信程度：{{strength}}',
    winner: '{{name}}（{{id}}）',
    voided: '{{name}}（{{id}}，已作废）',
    between: '、',
  },
}
