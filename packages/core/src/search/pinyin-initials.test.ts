import { expect, test } from 'vitest'
import { pinyinInitials } from './pinyin-initials.ts'

test.each([
  ['企业管理', 'qygl'],
  ['导师管理', 'dsgl'],
  ['直播课程', 'zbkc'],
  ['通知', 'tz'],
  ['首屏设置', 'spsz'],
  ['文件 A4', 'wja4'],
  ['会议抽奖（2026）', 'hycj2026'],
  ['他日流量', 'trll'],
  ['News', 'news'],
  ['', ''],
])('%s is typed as %s', (text, initials) => {
  expect(pinyinInitials(text)).toBe(initials)
})
