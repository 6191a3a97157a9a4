import { newsPicture } from '@icss/core/news/news.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { captionTake, newsTake } from './picture-takes.ts'

export default command({
  summary: { zh: '给风采添加一张图片，排在最后', en: 'Add a picture to a piece of news, behind the others' },
  takes: {
    ...newsTake,
    address: {
      argument: 'required',
      text: {
        zh: '图片地址，见 icss upload --slot newsImages',
        en: 'address of the picture, see icss upload --slot newsImages',
      },
    },
    ...captionTake,
  },
  examples: {
    zh: [`icss news add-picture ${exampleId} https://example.cn/1.jpg --caption 会长致辞`],
    en: [`icss news add-picture ${exampleId} https://example.cn/1.jpg --caption Opening`],
  },
  calls: ['news.addPicture'],
  answer: newsPicture,
  async run(console, { id, address, caption = '' }) {
    const { server } = await connect(console)
    const added = await server.news.addPicture({ params: { id: idOf(id) }, body: { key: address, caption } })
    if (console.json) console.printJson(added)
    else console.print(added.id)
    return exitCodes.ok
  },
})
