import { linkedKinds } from '@icss/core/public-links/linked-kinds.ts'
import type { Takes } from '../commands/takes.ts'

/** What names one link: the kind of page, and the id of what it leads to. */
export const linkTakes = {
  kind: {
    argument: 'required',
    choices: linkedKinds,
    text: { zh: '页面的种类，见 icss links list', en: 'kind of page, see icss links list' },
  },
  id: {
    argument: 'required',
    text: {
      zh: '内容的编号，如企业或课程的编号；首屏、商会主页和入会页用频道的编号',
      en: 'id of what the link leads to, such as a company or a course; for the home screen, the chamber home and the page for joining, that of the channel',
    },
  },
} as const satisfies Takes
