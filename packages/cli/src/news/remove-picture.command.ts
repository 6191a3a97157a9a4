import * as z from 'zod/mini'
import { newsEn } from '@icss/core/news/news.en.ts'
import { newsZh } from '@icss/core/news/news.zh.ts'
import { command } from '../commands/command.ts'
import { exampleId, same } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { pictureTake } from './picture-takes.ts'

export default command({
  summary: { zh: '移除风采的一张图片', en: 'Take a picture away from a piece of news' },
  takes: pictureTake,
  examples: same(`icss news remove-picture ${exampleId} ${exampleId}`),
  calls: ['news.removePicture'],
  answer: z.object({ id: z.string() }),
  async run(console, { id, pictureId }) {
    const { server } = await connect(console)
    const newsPictureId = idOf(pictureId)
    await server.news.removePicture({ params: { id: idOf(id), newsPictureId } })
    if (console.json) console.printJson({ id: newsPictureId })
    else console.print((console.language === 'zh' ? newsZh : newsEn).pictures.removed)
    return exitCodes.ok
  },
})
