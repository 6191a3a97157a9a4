import { afterEach, expect, test } from 'vitest'
import { catalogueEn } from '../errors/catalogue.en.ts'
import { catalogueZh } from '../errors/catalogue.zh.ts'
import { check } from './check.ts'
import { type Format, formatCodes, formats, optionalFormat, requiredFormat } from './formats.ts'
import { acceptMobilePrefixes, isMobile, seedMobilePrefixes } from './mobile.ts'

const cases: Record<Format, { yes: string[]; no: string[] }> = {
  mobile: {
    yes: ['13000000000', '14912345678', '15999999999', '17012345678', '18888888888'],
    no: [
      '',
      '1380000000',
      '138000000000',
      '16612345678',
      '19912345678',
      '12345678901',
      '1380000000a',
      '+8613800000000',
    ],
  },
  vlinkurl: {
    yes: [
      'http://a.b',
      'http://a.b/c',
      'http://a.b:80',
      'https://www.example.cn/a?b=c#d',
      'ftp://files.example.cn',
      'HTTPS://EXAMPLE.CN',
      'http://user:pw@example.cn:8080/x',
      'http://192.168.1.1',
      'http://例子.中国/路',
    ],
    no: [
      '',
      'http://localhost',
      'http://localhost/a.b',
      'http://localhost?x=a.b',
      'http://a.b@localhost',
      'http://.',
      'http://localhost:8.0',
      'http://localhost:80/a.b',
      'http://a.b:',
      'http://a.b:8x',
      'http://a:b.c',
      'http://a.',
      'http://.b',
      'http://a..b',
      'http://',
      'www.example.cn',
      'rtsp://example.cn',
      'http://exa mple.cn',
      'http://example.cn/a b',
      'xhttp://example.cn',
      'javascript://example.cn',
    ],
  },
  applinkurl: {
    yes: ['http://x', 'https://x/y', 'ftp://x', 'rtsp://10.0.0.1:554/live', 'mms://x', 'file:///C:/a.html', 'RTSP://x'],
    no: ['', 'http://', 'http:/x', 'http:// x', 'http://x y', 'rtmp://x', 'mailto:x', ' http://x', 'xmms://x'],
  },
  videoURL: {
    yes: [
      ...['swf', 'avi', 'flv', 'mpg', 'rm', 'mov', 'wav', 'asf', '3gp', 'mkv', 'rmvb', 'mp4'].map(
        (e) => `http://x.cn/a.${e}`,
      ),
      'https://x.cn/A.MP4',
      'HTTP://x.cn/a.Rmvb',
    ],
    no: [
      '',
      'http://x.cn/a.wmv',
      'ftp://x.cn/a.mp4',
      'http://x.cn/a.mp4?x=1',
      'http://x.cn/amp4',
      '/a.mp4',
      'http://x.cn/a b.mp4',
      'http://x.cn/a.mp4 ',
    ],
  },
  mail: {
    yes: ['a@b.cn', 'first.last+tag@sub.example.com', "o'neil@example.org", 'A@B.CN'],
    no: [
      '',
      'a',
      'a@b',
      '@b.cn',
      'a@',
      'a@-b.cn',
      'a@b-.cn',
      'a@b..cn',
      'a b@c.cn',
      `${'a'.repeat(65)}@b.cn`,
      `a@${'b'.repeat(64)}.cn`,
      `a@${'b.'.repeat(126)}cn`,
    ],
  },
  price: {
    yes: ['0', '7', '0.5', '12.34', '1234567890', '1234567890.12'],
    no: ['', '12345678901', '1.234', '1.', '.5', '-1', '1,000', '1e3', ' 1', '１'],
  },
  channelPassword: {
    yes: ['abc123', 'A_b_1234567890123456', '______'],
    no: ['', 'abc12', 'a'.repeat(21), 'abc 123', 'abc-123', '密码密码密码', 'abc123\n'],
  },
  htmllink: {
    yes: ['http://x', 'https://x', 'ftp://x', 'http://localhost'],
    no: ['', 'x', 'www.x.cn', 'javascript:alert(1)', ' http://x', 'https:/x', 'rtsp://x'],
  },
  xuliehao: { yes: ['0', '1', '10', '999'], no: ['', '00', '007', '01', '1000', '-1', '1.5', 'a', '1\n'] },
  serialNumber: { yes: ['0', '1', '999', '9999'], no: ['', '00', '0999', '10000', '-1', '1.5', ' 1'] },
}

test.each(Object.entries(cases))('%s', (name, { yes, no }) => {
  const format = name as Format
  for (const text of yes) expect([text, formats[format](text)]).toEqual([text, true])
  for (const text of no) expect([text, formats[format](text)]).toEqual([text, false])
})

/** The messages of the seed's table. */
test.each([
  ['mobile', '手机号码格式不正确', 'Phone number format incorrect'],
  ['vlinkurl', '链接格式错误', 'Link format error'],
  ['applinkurl', '链接格式错误', 'Link format error'],
  ['videoURL', '视频链接格式不正确', 'Video link format incorrect'],
  ['mail', '邮箱格式不正确', 'Email format incorrect'],
  ['price', '价格格式不正确', 'Price format incorrect'],
  ['channelPassword', '账号密码错误', 'Account password wrong'],
  ['htmllink', '会议跳转链接错误', 'Meeting jump link wrong'],
  ['xuliehao', '序列号错误', 'Serial number wrong'],
  ['serialNumber', '序列号错误', 'Serial number wrong'],
] as const)('the message of %s in both languages', (format, zh, en) => {
  expect([catalogueZh[formatCodes[format]].says, catalogueEn[formatCodes[format]].says]).toEqual([zh, en])
})

const fault = (code: string) => ({ ok: false, errors: { '': { code, params: {} } } })

test('a required format asks for something first, an optional one lets nothing pass', () => {
  expect(check(requiredFormat('mobile'), ' ')).toEqual(fault('rule.required'))
  expect(check(requiredFormat('mobile'), '1')).toEqual(fault('rule.mobile'))
  expect(check(requiredFormat('mobile'), ' 13800000000 ')).toEqual({ ok: true, value: '13800000000' })
  expect(check(optionalFormat('mail'), undefined)).toEqual({ ok: true, value: '' })
  expect(check(optionalFormat('mail'), '')).toEqual({ ok: true, value: '' })
  expect(check(optionalFormat('mail'), 'a')).toEqual(fault('rule.mail'))
})

afterEach(() => acceptMobilePrefixes(seedMobilePrefixes))

test('an operator can widen the beginnings of a phone number', () => {
  acceptMobilePrefixes([...seedMobilePrefixes, '16', '19'])
  expect(['16612345678', '19912345678', '13800000000'].map(isMobile)).toEqual([true, true, true])
  acceptMobilePrefixes(['19'])
  expect(['19912345678', '13800000000'].map(isMobile)).toEqual([true, false])
})
