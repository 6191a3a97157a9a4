import * as z from 'zod/mini'
import { carouselPlace } from '@icss/core/courses/courses.contract.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export const answer = z.object({ items: z.array(carouselPlace) })

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
  const { t } = console
  const { kinds } = (console.language === 'zh' ? coursesZh : coursesEn).carouselCourses
  const { server } = await connect(console)
  const { items } = await server.carouselCourses.list()
  if (console.json) console.printJson({ items })
  else if (items.length === 0) console.note(t('list.none'))
  else
    console.print(
      table(
        [
          { title: t('courses.carousel.kind'), cell: ({ kind }) => kinds[kind] },
          { title: t('courses.carousel.name'), cell: ({ name }) => name, least: 12 },
          { title: t('courses.carousel.id'), cell: ({ id }) => id },
        ],
        items,
        console.width,
      ),
    )
  return exitCodes.ok
}
