import { outcomeCommand } from './outcome-command.ts'

export default outcomeCommand({
  verb: 'agree',
  summary: { zh: '登记对接已达成', en: 'Record that the two sides have agreed' },
  option: {
    name: 'on',
    value: 'day',
    example: '2026-11-21',
    text: { zh: '达成日期，如 2026-11-21', en: 'the day of the agreement, such as 2026-11-21' },
  },
  done: { zh: '已登记为达成。', en: 'Recorded as agreed.' },
  record: (server, id, agreedOn) => server.introductions.agree({ params: { id }, body: { agreedOn } }),
})
