export const lotteryZh = {
  verify: {
    holds: '核对通过：抽奖 {{drawId}}，名单 {{participants}} 人，共 {{rounds}} 轮',
    round: '第 {{round}} 轮 {{award}}：{{winners}}',
    strength: '可信程度：{{strength}}',
    winner: '{{name}}（{{id}}）',
    voided: '{{name}}（{{id}}，已作废）',
    between: '、',
  },
}
