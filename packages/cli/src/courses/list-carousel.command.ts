import * as z from 'zod/mini'
import { carouselPlace } from '@icss/core/courses/courses.contract.ts'
import { coursesEn } from '@icss/core/courses/courses.en.ts'
import { coursesZh } from '@icss/core/courses/courses.zh.ts'
import { command } from '../commands/command.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'
import { same } from '../commands/examples.ts'

const calls = ['carouselCourses.list'] as const

export default command({
  summary: {
    zh: '列出轮播的课程和直播，按轮播顺序',
    en: 'List the courses and lives of the carousel, in their order',
  },
  takes: wholeTakes,
  examples: same('icss carousel list', 'icss carousel list --json'),
  calls,
  answer: z.object({ items: z.array(carouselPlace) }),
  async run(console, paging) {
    const { t } = console
    const { kinds } = (console.language === 'zh' ? coursesZh : coursesEn).carouselCourses
    const { server } = await connect(console)
    const { items } = await server.carouselCourses.list()
    return printItems(
      console,
      { items },
      [
        { title: t('courses.carousel.kind'), cell: ({ kind }) => kinds[kind] },
        { title: t('courses.carousel.name'), cell: ({ name }) => name, least: 12 },
        { title: t('courses.carousel.id'), cell: ({ id }) => id },
      ],
      paging,
    )
  },
})
