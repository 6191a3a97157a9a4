/** What narrows a list of lives. */
export const liveFilters = {
  q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } },
  state: { value: 'state', text: { zh: '未开始、直播中或已结束', en: 'not started, live or ended' } },
  type: { value: 'type', text: { zh: '类型', en: 'type' } },
}
