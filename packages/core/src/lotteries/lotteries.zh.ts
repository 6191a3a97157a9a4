import type { Wording } from '../errors/wording.ts'
import type { lotteryErrors } from './lotteries.errors.ts'

export const lotteryErrorsZh = {
  'lottery.entropy_empty': { says: '现场口令不能为空', fix: '请输入现场喊出的词或数字。' },
  'lottery.too_few_left': { says: '可抽的人数不足，还剩 {{left}} 人', fix: '请减少本轮人数。' },
  'lottery.not_winner': { says: '此人不是有效的中奖人', fix: '请刷新中奖名单后再试。' },
  'lottery.finished': { says: '抽奖已结束，密钥已公布', fix: '已结束的抽奖不能再改动。' },
  'lottery.prize_repeated': { says: '同一会议的奖品不能重复', fix: '请修改奖品名称，或编辑已有的奖品。' },
  'lottery.prizes_frozen': { says: '会议已开始，不能修改奖品', fix: '请在会议开始前设置奖品。' },
  'draw.not_json': { says: '文件不是有效的 JSON', fix: '请使用下载的原始证明文件。' },
  'draw.version': { says: '证明文件的版本是 {{version}}，不是 {{expected}}', fix: '请使用与该版本相符的程序核验。' },
  'draw.shape': { says: '证明文件的内容不完整或被改动：{{field}}', fix: '请使用下载的原始证明文件。' },
  'draw.roster_order': { says: '名单顺序不正确，从 {{participant}} 开始', fix: '名单被改动过，此证明无效。' },
  'draw.roster_repeated': { says: '名单中 {{participant}} 出现了两次', fix: '名单被改动过，此证明无效。' },
  'draw.record_prev': { says: '第 {{record}} 条记录与前一条不相连', fix: '记录被删改过，此证明无效。' },
  'draw.record_hash': { says: '第 {{record}} 条记录的内容与其校验值不符', fix: '记录被改动过，此证明无效。' },
  'draw.after_reveal': { says: '公布密钥之后还有第 {{record}} 条记录', fix: '密钥公布后的记录无效。' },
  'draw.not_revealed': { says: '密钥尚未公布，还不能核验', fix: '请在抽奖结束后下载证明文件。' },
  'draw.commitment': { says: '公布的密钥与事先公示的承诺不符', fix: '抽奖结果不可信。' },
  'draw.roster_hash': { says: '第 {{record}} 条记录所用的名单不是此名单', fix: '名单在抽奖后被改动过，此证明无效。' },
  'draw.round': {
    says: '第 {{record}} 条记录是第 {{round}} 轮，应为第 {{expected}} 轮',
    fix: '轮次被改动过，此证明无效。',
  },
  'draw.too_many': { says: '第 {{record}} 条记录抽出 {{count}} 人，多于可抽的 {{left}} 人', fix: '此证明无效。' },
  'draw.winners': {
    says: '第 {{record}} 条记录的第 {{place}} 位中奖人是 {{winner}}，应为 {{expected}}',
    fix: '抽奖结果不可信。',
  },
  'draw.void': {
    says: '第 {{record}} 条记录作废的 {{participant}} 不是第 {{round}} 轮的有效中奖人',
    fix: '记录被改动过，此证明无效。',
  },
  'draw.nothing_drawn': { says: '证明中没有任何一轮抽奖', fix: '请使用下载的原始证明文件。' },
} as const satisfies Record<keyof typeof lotteryErrors, Wording>
