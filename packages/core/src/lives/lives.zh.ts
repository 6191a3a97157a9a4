import type { Wording } from '../errors/wording.ts'
import type { liveErrors } from './lives.errors.ts'

export const livesZh = {
  title: '直播课程',
  count_other: '{{count}} 场',
  create: '新建直播',
  edit: '编辑直播',
  search: '搜索直播名称',
  empty: { title: '还没有直播', text: '新建一场，开播前可先测试推流。' },
  deleteTitle: '删除直播',
  deleteText: '将删除直播“{{name}}”，录像也会移除，此操作不能撤销。',
  fields: {
    name: '直播名称',
    type: '类型',
    source: '来源',
    headImage: '封面',
    startAt: '开始时间',
    endAt: '结束时间',
    tutorId: '导师',
    tutorPhone: '导师手机号',
    recording: '保留录像',
    courseCategoryId: '转点播后的课程分类',
    status: '状态',
    viewerCount: '观看人数',
    traffic: '消耗流量',
    pushAddress: '推流地址',
    recordingUrl: '录像地址',
  },
  types: { ROOM: '精品直播', ROOM2: '大咖直播', ROOMX: '内部直播' },
  sources: { quality: '精品', bigName: '大咖', mobile: '手机', computer: '电脑' },
  status: { F: '未开始', L: '直播中', P: '已暂停', C: '已结束' },
  states: { notStarted: '未开始', live: '直播中', ended: '已结束' },
  traffic: { live: '直播', storage: '存储', playback: '回放' },
  events: { start: '开始直播', pause: '暂停', resume: '继续', end: '结束直播', convert: '转为点播课程' },
}

export const liveErrorsZh: Record<keyof typeof liveErrors, Wording> = {
  'live.wrong_status': { says: '直播当前是“{{status}}”，不能这样操作', fix: '请刷新后查看状态。' },
  'live.already_course': { says: '该直播已转为点播课程', fix: '请在课程列表中查看。' },
  'live.tutor_missing': { says: '导师不存在', fix: '可能已被删除，请重新选择。' },
  'live.no_recording': { says: '该直播没有录像', fix: '请先补充录像地址，再转为点播课程。' },
}
