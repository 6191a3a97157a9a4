import { newsContract } from '@icss/core/news/news.contract.ts'
import { newsEn } from '@icss/core/news/news.en.ts'
import { newsZh } from '@icss/core/news/news.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { idOf } from '../console/given-id.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'
import { newsTake } from './picture-takes.ts'

const address = { zh: '图片地址', en: 'Address' }

export default command({
  summary: { zh: '按顺序列出风采的图片', en: 'List the pictures of a piece of news, in their order' },
  takes: { ...newsTake, ...wholeTakes },
  examples: same(`icss news pictures ${exampleId}`, `icss news pictures ${exampleId} --json`),
  calls: ['news.pictures'],
  answer: newsContract.pictures.answer,
  async run(console, { id, ...paging }) {
    const { server } = await connect(console)
    const { pictures } = console.language === 'zh' ? newsZh : newsEn
    return printItems(
      console,
      await server.news.pictures({ params: { id: idOf(id) } }),
      [
        { title: 'ID', cell: (picture) => picture.id },
        { title: pictures.caption, cell: ({ caption }) => caption, least: 10 },
        { title: address[console.language], cell: ({ key }) => key, least: 16 },
      ],
      paging,
    )
  },
})
