import { maxNewsPictures, newsPicture } from '@icss/core/news/news.ts'
import { command } from '../commands/command.ts'
import { exampleId } from '../commands/examples.ts'
import { idOf } from '../console/given-id.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { captionTake, pictureTake } from './picture-takes.ts'

const done = { zh: '图片已修改', en: 'The picture was changed' }

export default command({
  summary: { zh: '修改风采图片的说明，或移动它', en: 'Change the words of a picture of a piece of news, or move it' },
  takes: {
    ...pictureTake,
    ...captionTake,
    place: {
      value: 'number',
      number: { least: 1, most: maxNewsPictures },
      text: { zh: '移到第几张', en: 'its place among the pictures, from 1' },
    },
  },
  examples: {
    zh: [
      `icss news change-picture ${exampleId} ${exampleId} --place 1`,
      `icss news change-picture ${exampleId} ${exampleId} --caption 会长致辞`,
    ],
    en: [
      `icss news change-picture ${exampleId} ${exampleId} --place 1`,
      `icss news change-picture ${exampleId} ${exampleId} --caption Opening`,
    ],
  },
  calls: ['news.changePicture'],
  answer: newsPicture,
  async run(console, { id, pictureId, caption, place }) {
    const { server } = await connect(console)
    const changed = await server.news.changePicture({
      params: { id: idOf(id), newsPictureId: idOf(pictureId) },
      body: { ...(caption === undefined ? {} : { caption }), ...(place === undefined ? {} : { place: place - 1 }) },
    })
    if (console.json) console.printJson(changed)
    else console.print(done[console.language])
    return exitCodes.ok
  },
})
