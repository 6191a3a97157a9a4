import type { BenchSession } from './session.ts'

const day = 86_400_000
const paragraph = '本会将于本月举办会员企业交流活动，欢迎各会员单位报名参加。'

/**
 * What a chamber shows to everybody: its home, its news, an activity with sign-up, and what a member offers and looks for.
 * Only the activity has a form.
 */
export async function openChamberPages({ call, channelId }: BenchSession) {
  const made = async (path: string, body: object) => String((await call('POST', path, body))['id'])
  const linked = async (path: string) => String((await call('POST', `${path}/public-link`))['url'])
  const now = Date.now()
  const [startAt, endAt] = [new Date(now + day).toISOString(), new Date(now + 2 * day).toISOString()]

  const news = await made('news', {
    title: '会员企业走进高新园区',
    startAt: new Date(now - day).toISOString(),
    endAt,
    body: paragraph.repeat(15),
    publisher: '秘书处',
    file: '',
  })
  await call('POST', `news/${news}/status`, { status: 'published' })
  const activity = await made('activities', {
    title: '会员企业交流会',
    place: '会展中心',
    headImage: 'https://example.cn/head.jpg',
    startAt,
    endAt,
    publisher: '秘书处',
    company: '深圳软件商会',
    contact: '王小明',
    content: paragraph.repeat(40),
    takesSignUps: true,
    signUpEndsAt: '',
  })
  const companyId = await made('companies', { name: '海上物流有限公司', industry: '教育', industryTags: ['教育'] })
  const shelved = { title: '长期有效', content: paragraph.repeat(15), companyId, contactId: '', expiresAt: '' }
  const resource = await made('resources', { ...shelved, type: 1, name: '供应链基金' })
  const demand = await made('demands', { ...shelved, type: 7, name: '找供应链基金' })
  return [
    { name: 'chamber home', address: await linked(`chamber-pages/${channelId}`), script: 20 },
    { name: 'news', address: await linked(`news/${news}`), script: 20 },
    { name: 'activity', address: await linked(`activities/${activity}`), script: 95 },
    { name: 'resource', address: await linked(`resources/${resource}`), script: 20 },
    { name: 'demand', address: await linked(`demands/${demand}`), script: 20 },
  ] as const
}
