import { readFile } from 'node:fs/promises'
import { allFlags, flags } from '@icss/core/permissions/flags.ts'
import type { DemoClient } from './demo-client.ts'
import { coverOf, type DemoColour, type Motif, portraitOf } from './demo-pictures.ts'
import { chinaTime } from './demo-times.ts'

type Category = 'courseCategories' | 'tutorCategories' | 'fileGroups'

const videoFile = (name: string) => readFile(new URL(`videos/${name}.mp4`, import.meta.url))

/** The training channel at work: courses with real videos, tutors, lives of each state, files, notices, sub-channels. */
export async function fillTraining(client: DemoClient, now: number): Promise<void> {
  const year = new Date(now).getUTCFullYear()
  const category = async (kind: Category, name: string, parentId = '') =>
    (await client[kind].create({ body: { name, parentId } })).id
  const cover = async (colour: DemoColour, motif: Motif, slot: 'courseImage' | 'liveImage' = 'courseImage') =>
    client.put(slot, `${motif}.jpg`, await coverOf(colour, motif))
  const video = async (name: string) => client.put('lessonVideo', `${name}.mp4`, await videoFile(name))

  const management = await category('courseCategories', '管理能力')
  const skills = await category('courseCategories', '专业技能')
  const software = await category('courseCategories', '软件工程', skills)
  const data = await category('courseCategories', '数据分析', skills)
  const compliance = await category('courseCategories', '合规与安全')

  const welcome = await video('welcome')
  const practice = await video('practice')
  const summary = await video('summary')

  /** A course with its chapters, each with the names of its lessons. */
  const course = async (
    body: Parameters<DemoClient['courses']['create']>[0]['body'],
    chapters: Readonly<Record<string, readonly (readonly [name: string, video: string, seconds: number])[]>> = {},
  ) => {
    const { id: courseId } = await client.courses.create({ body })
    const params = { courseId }
    for (const [name, lessons] of Object.entries(chapters)) {
      const { id: parentId } = await client.chapters.create({ params, body: { name } })
      for (const [lesson, videoUrl, courseSeconds] of lessons)
        await client.chapters.create({
          params,
          body: { type: 1, name: lesson, parentId, videoUrl, courseMinutes: 0, courseSeconds },
        })
    }
    if (Object.keys(chapters).length > 0) await client.chapters.submit({ params })
    return courseId
  }

  await course(
    {
      name: '新员工入职第一课',
      categoryId: management,
      headImage: await cover('blue', 'steps'),
      introduction: '认识公司、认识团队，第一周要做的事都在这里。',
      serialNumber: 1,
    },
    {
      认识公司: [
        ['欢迎加入', welcome, 6],
        ['我们怎样工作', practice, 8],
      ],
      第一周: [
        ['账号与设备', practice, 8],
        ['要点回顾', summary, 5],
      ],
    },
  )
  const yearly = await course(
    {
      name: `年度合规培训 ${year}`,
      categoryId: compliance,
      headImage: await cover('slate', 'grid'),
      introduction: '数据安全、反商业贿赂与信息保密，全员必修。',
      serialNumber: 2,
    },
    {
      数据安全: [
        ['识别敏感数据', welcome, 6],
        ['安全地分享文件', practice, 8],
      ],
      商业行为准则: [['要点回顾', summary, 5]],
    },
  )
  await course(
    {
      name: '项目管理入门',
      categoryId: management,
      headImage: await cover('amber', 'bars'),
      introduction: '从立项到复盘：范围、进度、风险和沟通。',
      permission: 'password',
      password: 'plan2see',
      serialNumber: 3,
    },
    { 立项: [['目标与范围', welcome, 6]], 执行: [['进度与风险', practice, 8]], 收尾: [['复盘', summary, 5]] },
  )
  await course(
    {
      name: '用数据讲清一件事',
      categoryId: data,
      headImage: await cover('teal', 'waves'),
      introduction: '选对图表，写好结论，让数据被看懂。',
      value: '99',
      serialNumber: 4,
    },
    { 从问题开始: [['提出好问题', welcome, 6]], 图表: [['选择图表', practice, 8]] },
  )
  await course(
    {
      name: '云原生开发基础',
      categoryId: software,
      headImage: await cover('green', 'rings'),
      introduction: '容器、持续交付与可观测性。',
      value: '199',
      serialNumber: 5,
    },
    { 容器: [['第一个容器', practice, 8]] },
  )
  await course({
    name: 'Welcome to the team (English)',
    categoryId: management,
    headImage: await cover('plum', 'arcs'),
    introduction: 'A short introduction for colleagues who read English.',
    serialNumber: 6,
    videoUrl: welcome,
  })

  const internal = await category('tutorCategories', '内部讲师')
  const invited = await category('tutorCategories', '特邀专家')
  const tutor = async (
    serial: number,
    name: string,
    categoryId: string,
    colour: DemoColour,
    introduction: string,
    status: 'online' | 'offline' = 'online',
  ) => {
    const avatar = await client.put('tutorAvatar', `tutor-${serial}.png`, await portraitOf(colour))
    return (await client.tutors.create({ body: { serial, name, categoryId, avatar, introduction, status } })).id
  }
  const zhou = await tutor(1, '周启明', internal, 'blue', '人力资源部，负责入职与管理培训。')
  const chen = await tutor(2, '陈思远', internal, 'teal', '数据平台负责人，做了十年数据分析。')
  const wu = await tutor(3, '吴丽娟', invited, 'plum', '律师，企业合规顾问。')
  await tutor(4, '郑国强', invited, 'amber', '项目管理顾问，PMP。', 'offline')

  const live = async (
    name: string,
    tutorId: string,
    [startAt, endAt]: readonly [string, string],
    headImage: string,
    actions: readonly ('start' | 'pause' | 'end')[],
    type: 'ROOM' | 'ROOM2' | 'ROOMX' = 'ROOM',
  ) => {
    const { id } = await client.lives.create({ body: { name, type, headImage, startAt, endAt, tutorId } })
    for (const action of actions) await client.lives.act({ params: { id }, body: { action } })
    return id
  }
  const at = (days: number, clock: string) => chinaTime(now, days, clock)
  const picture = await cover('blue', 'waves', 'liveImage')
  const [before, after] = [new Date(now - 1_800_000).toISOString(), new Date(now + 3_600_000).toISOString()]
  await live('部门经理例会直播', zhou, [at(1, '15:00'), at(1, '16:30')], picture, [], 'ROOMX')
  await live('季度经营分析会', chen, [before, after], await cover('teal', 'bars', 'liveImage'), ['start'])
  await live('合规答疑', wu, [before, after], await cover('slate', 'rings', 'liveImage'), ['start', 'pause'])
  const ended = await live('数据看板怎么搭', chen, [at(-3, '14:00'), at(-3, '15:00')], picture, ['start', 'end'])
  await client.lives.setRecording({ params: { id: ended }, body: { recordingUrl: practice } })

  const rules = await category('fileGroups', '制度文件')
  const slides = await category('fileGroups', '课件')
  const file = async (name: string, groupId: string, content: string | Buffer) => {
    const stored = await client.put('cloudFile', name, Buffer.from(content))
    await client.files.create({ body: { name, groupId, publisher: '周启明', file: stored } })
  }
  await file('员工手册.md', rules, '# 员工手册\n\n1. 上班时间 9:00 至 18:00。\n2. 请假请提前一天申请。\n')
  await file('信息安全十条.txt', rules, '一、离开座位锁屏。\n二、密码不共用。\n三、敏感数据不外发。\n')
  await file('培训签到表.csv', '', '\uFEFF姓名,部门,签到\n张伟,研发部,是\n赵敏,市场部,是\n')
  await file('入职第一课.mp4', slides, await videoFile('welcome'))
  await file('课程封面.jpg', slides, await coverOf('blue', 'steps'))

  const notice = async (
    title: string,
    body: string,
    startDays: number,
    durationDays: number,
    statuses: readonly ('published' | 'withdrawn')[],
  ) => {
    const startAt = at(startDays, '09:00')
    const endAt = at(startDays + durationDays, '09:00')
    const { id } = await client.notices.create({
      body: { title, body, startAt, endAt, durationDays, publisher: '培训部' },
    })
    for (const status of statuses) await client.notices.setStatus({ params: { id }, body: { status } })
    return id
  }
  const showing = await notice(
    `${year} 年度合规培训开始了`,
    `请在两周内完成《年度合规培训 ${year}》的全部课时。\n完成情况会计入年度考核。`,
    -1,
    14,
    ['published'],
  )
  await notice('下周系统维护', '下周六 22:00 至 24:00 系统维护，期间无法观看课程。', 5, 3, ['published'])
  await notice('讲师招募', '欢迎有经验的同事报名成为内部讲师。', 2, 30, [])
  await notice('培训室调整', '三楼培训室本周改为会议室。', -2, 7, ['published', 'withdrawn'])

  const template = async (name: string, chosen: readonly string[]) => {
    const body = { name, flags: allFlags.map((_, id) => chosen.includes(flags[id] ?? '')) }
    return (await client.permissionTemplates.create({ body })).id
  }
  const editors = await template('内容编辑', ['uploadCourse', 'uploadFile', 'publishNotice'])
  await template('只管会议', ['signInMeeting'])

  const subChannel = async (name: string, abbreviation: string, accountNumber: string, templateId: string) =>
    (await client.subChannels.create({ body: { name, abbreviation, accountNumber, templateId } })).subChannel.id
  const futian = await subChannel('福田分校', '福田', '755011', editors)
  const shanghai = await subChannel('上海分院', '上海', '755012', '')
  const { items } = await client.subChannels.list()
  const nanshan = items.find(({ id }) => id !== futian && id !== shanghai)?.id
  const group = async (name: string, channelIds: readonly string[]) =>
    (await client.channelGroups.create({ body: { name, channelIds: [...channelIds] } })).id
  const south = await group('华南区', nanshan === undefined ? [futian] : [nanshan, futian])
  const east = await group('华东区', [shanghai])
  const open = (kind: 'course' | 'notice', contentId: string, groupIds: string[]) =>
    client.contentPermissions.set({ params: { kind, contentId }, body: { groupIds } })
  await open('course', yearly, [south, east])
  await open('notice', showing, [south])
}
