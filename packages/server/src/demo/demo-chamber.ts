import { setTimeout as sleep } from 'node:timers/promises'
import { isFinished } from '@icss/core/operations/operation.ts'
import type { DemoClient } from './demo-client.ts'
import { coverOf, portraitOf } from './demo-pictures.ts'
import { chinaTime } from './demo-times.ts'

/** A table of new members as a secretary would send it; two rows have a mistake. */
const newMembers = [
  '企业名称,行业,行业标签,法定代表人,企业官网',
  '深圳市前海云帆科技有限公司,信息传输、软件和信息技术服务业,软件;云计算,李文博,https://yunfan.example.cn',
  '深圳市坪山精密仪器有限公司,制造业,制造,何晓东,',
  '深圳市盐田冷链物流有限公司,交通运输、仓储和邮政业,物流,邓丽,https://lenglian.example.cn',
  '深圳市龙华智造学院有限公司,教育,教育;软件,唐国平,',
  '深圳市光明绿能有限公司,电力、热力、燃气及水生产和供应业,能源,许静,不是网址',
  ',制造业,制造,姚远,',
].join('\r\n')

/** The chamber at work: cards of its members, what they offer and look for, activities, news, and a finished import. */
export async function fillChamber(client: DemoClient, now: number): Promise<void> {
  const at = (days: number, clock: string) => chinaTime(now, days, clock)

  const { id: operationId } = await client.companies.import({
    query: { fileName: '新会员.csv' },
    body: Buffer.from(`\uFEFF${newMembers}`),
  })
  await client.organisation.update({
    query: { version: 0 },
    body: {
      name: '深圳软件商会',
      phone: '0755-86000000',
      email: 'office@chamber.example.cn',
      website: 'https://chamber.example.cn',
      address: '深圳市南山区软件园 1 号',
      brief: '连接深圳的软件企业：交流、合作、一起成长。',
      responsiblePerson: '周文',
      introduction: '商会成立于 2015 年，会员来自软件、制造、物流与教育等行业。',
    },
  })

  const { items: companies } = await client.companies.list({ query: { pageSize: 20, sort: 'name' } })
  const people = ['王明', '李娜', '赵强', '刘洋', '黄蓉', '郭靖', '杨帆', '林晓'] as const
  const colours = ['blue', 'teal', 'plum', 'amber'] as const
  const cards: { readonly id: string; readonly companyId: string }[] = []
  for (const [i, name] of people.entries()) {
    const companyId = companies[i % 5]?.id ?? ''
    const avatar =
      i < colours.length
        ? await client.put('employeeAvatar', `card-${i + 1}.png`, await portraitOf(colours[i] ?? 'slate'))
        : ''
    const { id } = await client.employees.create({
      params: { companyId },
      body: { name, position: i % 2 === 0 ? '总经理' : '市场总监', phone: `1360000000${i + 1}`, avatar },
    })
    cards.push({ id, companyId })
  }

  const offers = [
    [1, '天使轮投资', '为软件和智能制造方向的早期项目提供 100 万至 500 万元的投资。'],
    [2, '华南渠道合作', '有覆盖十二个城市的经销网络，寻找产品。'],
    [4, '视觉检测算法授权', '缺陷检测算法可授权给制造企业，支持现场部署。'],
    [6, '数字化转型辅导', '十五年制造业信息化经验，可上门诊断一天。'],
  ] as const
  for (const [i, [type, name, content]] of offers.entries()) {
    const { id: contactId = '', companyId = '' } = cards[i] ?? {}
    await client.resources.create({ body: { type, name, content, companyId, contactId } })
  }
  const wanted = [
    [7, '寻找 Pre-A 轮资金', '年收入 800 万元的物流软件公司，计划融资 1000 万元。'],
    [8, '寻找海外代理', '智能仓储设备，希望进入东南亚市场。'],
    [10, '质检自动化改造', '三条产线需要视觉检测，预算 60 万元。'],
    [9, '招聘数据工程师', '三名，有三年以上经验。'],
  ] as const
  for (const [i, [type, name, content]] of wanted.entries()) {
    const { id: contactId = '', companyId = '' } = cards[i + 4] ?? {}
    await client.demands.create({ body: { type, name, content, companyId, contactId, expiresAt: at(30, '18:00') } })
  }

  const activity = async (
    title: string,
    place: string,
    [startAt, endAt]: readonly [string, string],
    headImage: string,
    signUp: { readonly takesSignUps: boolean; readonly signUpLimit?: number } = { takesSignUps: false },
  ) =>
    client.activities.create({
      body: {
        title,
        place,
        headImage,
        startAt,
        endAt,
        publisher: '秘书处',
        company: '深圳软件商会',
        contact: '秘书处 0755-86000000',
        content: `${title}\n\n议程：\n签到与交流\n主题分享\n自由讨论`,
        ...signUp,
      },
    })
  const picture = async (name: string, colour: 'blue' | 'green' | 'plum', motif: 'arcs' | 'rings' | 'steps') =>
    client.put('activityImage', `${name}.jpg`, await coverOf(colour, motif))
  await activity(
    '智能制造参观日',
    '坪山智造园',
    [at(6, '09:30'), at(6, '16:00')],
    await picture('visit', 'green', 'steps'),
    { takesSignUps: true, signUpLimit: 40 },
  )
  await activity('会员午餐会', '商会会议室', [at(0, '11:30'), at(0, '13:30')], await picture('lunch', 'plum', 'rings'))
  await activity(
    '秋季招商对接会',
    '会展中心 6 号馆',
    [at(-20, '14:00'), at(-20, '17:30')],
    await picture('matching', 'blue', 'arcs'),
  )

  const report = async (title: string, body: string, days: number) =>
    client.news.create({
      body: { title, body, startAt: at(days, '09:00'), endAt: at(days + 60, '09:00'), publisher: '秘书处' },
    })
  await report('走访三家智能制造会员', '秘书处走访了坪山的三家会员企业，了解产线改造的需求。', -4)
  await report('会员单位入选高新技术企业名单', '本年度共有八家会员单位通过认定，祝贺！', -12)

  const prize = (name: string, grade: string, price: string, quantity: number) =>
    client.prizes.create({ body: { name, grade, price, quantity } })
  await prize('智能手表', '一等奖', '1299', 3)
  await prize('降噪耳机', '二等奖', '599', 10)
  await prize('保温杯', '三等奖', '99', 50)
  await client.meetings.create({
    body: {
      name: `${new Date(now).getUTCFullYear()} 年度会员大会`,
      address: '会展中心 5 号馆',
      startAt: at(9, '14:00'),
      endAt: at(9, '17:30'),
      programme: [
        { time: '14:00', title: '会长致辞' },
        { time: '14:30', title: '年度工作报告' },
        { time: '16:30', title: '抽奖' },
      ],
    },
  })
  while (!isFinished(await client.operations.show({ params: { operationId } }))) await sleep(50)
}
