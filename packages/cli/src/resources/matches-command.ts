import type { contract } from '@icss/core/contract/contract.ts'
import { reasonsOf } from '@icss/core/resources/match-reasons.ts'
import { shelfEn } from '@icss/core/resources/shelf.en.ts'
import { shelfZh } from '@icss/core/resources/shelf.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'

type ShelfNoun = 'resources' | 'demands'

const words = {
  resources: {
    summary: { zh: '列出与一项资源匹配的需求', en: 'List the demands that match a resource' },
    none: { zh: '现在没有同类的在架需求。', en: 'No demand of this kind is on the shelf now.' },
  },
  demands: {
    summary: { zh: '列出与一项需求匹配的资源', en: 'List the resources that match a demand' },
    none: { zh: '现在没有同类的在架资源。', en: 'No resource of this kind is on the shelf now.' },
  },
} as const
const reason = { zh: '原因', en: 'Why' }

/** Declares the command that lists what matches, best first, with why. */
export const matchesCommand = (noun: ShelfNoun, endpoint: (typeof contract)[ShelfNoun]['matches']) =>
  command({
    summary: words[noun].summary,
    takes: {
      id: { argument: 'required', text: { zh: `编号，见 icss ${noun} list`, en: `its id, see icss ${noun} list` } },
      ...wholeTakes,
    },
    examples: same(`icss ${noun} matches ${exampleId}`, `icss ${noun} matches ${exampleId} --json`),
    calls: [`${noun}.matches`],
    answer: endpoint.answer,
    async run(console, { id, ...paging }) {
      const { server } = await connect(console)
      const answer = await server[noun].matches({ params: { id: idOf(id) } })
      const { fields } = console.language === 'zh' ? shelfZh : shelfEn
      return printItems(
        console,
        answer,
        [
          { title: fields.name, cell: ({ name }) => name, least: 8 },
          { title: fields.companyId, cell: ({ companyName }) => companyName, least: 8 },
          {
            title: reason[console.language],
            cell: (match) => reasonsOf(console.language, match).join('；'),
            least: 10,
          },
        ],
        { ...paging, none: words[noun].none[console.language] },
      )
    },
  })
