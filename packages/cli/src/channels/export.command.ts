import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { outputTake } from '../commands/shared-takes.ts'
import { standardStream } from '../console/local-file.ts'
import { writeExport } from '../console/write-export.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { ArchiveManifest } from './archive-format.ts'
import { collectChannel } from './collect-channel.ts'
import { movedCount, noteLeftBehind } from './moved-words.ts'
import { archiveOf } from './write-archive.ts'

export default command({
  summary: {
    zh: '把本频道导出为一个文件（tar），供 icss channels import 在另一频道导入：分类、导师、文件、课程及章节、直播、通知、轮播、首屏、组织信息、奖品、未开始的会议及其奖项和参与人、频道组、内容权限、权限模板、企业名片，商会还有会员企业、员工名片、资源、需求、活动和风采，连同视频和图片。中断后再次运行即从已下载处继续。不含密码、令牌、公开链接和审计记录。',
    en: 'Export the channel as one file (tar) for icss channels import elsewhere: categories, tutors, files, courses with their chapters, lives, notices, the carousel, the home screen, the organisation, prizes, meetings that have not begun with their awards and participants, channel groups, content permissions, permission templates and business cards, and of a chamber its member companies, employee cards, resources, demands, activities and news, with videos and pictures. Run again after an interruption it goes on with what is downloaded. Passwords, tokens, public links and the audit trail stay.',
  },
  takes: outputTake,
  examples: { zh: ['icss channels export -o 深圳.tar'], en: ['icss channels export -o shenzhen.tar'] },
  calls: [
    'courses.show',
    'chapters.list',
    'files.list',
    'notices.show',
    'companies.show',
    'news.pictures',
    'organisation.show',
    'meetings.awards',
    'homeScreen.show',
  ],
  exits: ['partlyFailed', 'interrupted'],
  answer: z.object({
    file: z.string(),
    bytes: z.number(),
    nouns: z.array(movedCount),
    media: z.number(),
    /** Links to stored files that could not be carried, and links that lead elsewhere and stay as they are. */
    links: z.object({ lost: z.number(), elsewhere: z.number() }),
    /** Nouns that the session could not read, and those that archives have no place for yet. */
    refused: z.array(z.string()),
    leftOut: z.array(z.string()),
  }),
  async run(console, { output }) {
    const isFile = output !== undefined && output !== standardStream
    const parts = isFile ? `${output}.parts` : await mkdtemp(join(tmpdir(), 'icss-export-'))
    let manifest: ArchiveManifest | undefined
    let code
    try {
      code = await writeExport(
        console,
        output,
        async (signal) => {
          const collected = await collectChannel(console, await connect(console), parts, signal)
          ;({ manifest } = collected)
          return archiveOf(collected)
        },
        (file, bytes) => ({
          file,
          bytes,
          nouns: manifest?.records.map(({ noun, count }) => ({ noun, count })) ?? [],
          media: manifest?.media.length ?? 0,
          links: manifest?.links ?? { lost: 0, elsewhere: 0 },
          refused: manifest?.refused ?? [],
          leftOut: manifest?.leftOut ?? [],
        }),
      )
    } finally {
      // Of a file, what was downloaded stays until it is whole.
      if (!isFile) await rm(parts, { recursive: true, force: true })
    }
    if (code !== exitCodes.ok || !manifest) return code
    await rm(parts, { recursive: true, force: true })
    return noteLeftBehind(console, manifest) ? exitCodes.partlyFailed : exitCodes.ok
  },
})
