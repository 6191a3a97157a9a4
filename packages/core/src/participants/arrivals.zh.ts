export const arrivalsZh = {
  title: '签到时间分布',
  most: '最多：{{time}} 起 {{count}} 人',
  latest: '最近：{{time}} 起 {{count}} 人',
  minutes_other: '每 {{count}} 分钟的签到人数，共 {{signedIn}} 人，预计 {{expected}} 人',
  hours_other: '每 {{count}} 小时的签到人数，共 {{signedIn}} 人，预计 {{expected}} 人',
  days_other: '每 {{count}} 天的签到人数，共 {{signedIn}} 人，预计 {{expected}} 人',
  series: '签到人数',
  table: '数据表',
  from: '开始时间',
  nothing: '还没有人签到',
}
