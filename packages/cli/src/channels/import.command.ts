import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { dryRunTake, parallelTake } from '../commands/shared-takes.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { wordProblem } from '../errors/report-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { sizeWords } from '../operations/run-words.ts'
import { untilInterrupted } from '../operations/until-interrupted.ts'
import { connect } from '../server/connect.ts'
import { type Applied, applyImport } from './apply-import.ts'
import { movedNouns } from './moved-nouns.ts'
import { noteLeftBehind, nounWords } from './moved-words.ts'
import { patientCalls } from '../server/patient-calls.ts'
import { planImport, type PlannedRecord } from './plan-import.ts'
import { type Archive, readArchive } from './read-archive.ts'
import { ImportMemory, sendMedia } from './send-media.ts'

const nounCounts = z.object({ noun: z.string(), made: z.number(), known: z.number(), failed: z.number() })

const answer = z.object({
  dryRun: z.boolean(),
  from: z.object({ server: z.string(), channel: z.string(), exportedAt: z.string() }),
  /** What was made of each noun, or with a dry run would be; what was there already; what could not be made. */
  nouns: z.array(nounCounts),
  faults: z.array(z.object({ noun: z.string(), id: z.string(), name: z.string(), code: z.string() })),
  /** Files that were sent now, or with a dry run would be, and their bytes. */
  media: z.object({ files: z.number(), bytes: z.number() }),
  links: z.object({ lost: z.number(), elsewhere: z.number() }),
  refused: z.array(z.string()),
  leftOut: z.array(z.string()),
})
type Answer = z.output<typeof answer>

const nameOf = ({ noun, record }: PlannedRecord) => String(record.values[noun.known[0] ?? ''] ?? record.id)

const countsOf = (done: readonly Applied[]) =>
  movedNouns.flatMap(({ name: noun }) => {
    const of = done.filter(({ planned }) => planned.noun.name === noun)
    const count = (did: Applied['did']) => of.filter((one) => one.did === did).length
    return of.length === 0 ? [] : [{ noun, made: count('made'), known: count('known'), failed: count('failed') }]
  })

function print(console: Console<Answer>, { manifest }: Archive, { dryRun, media, nouns }: Answer): void {
  const { t } = console
  const { name } = manifest.channel
  console.print(t('channels.from', { channel: name, server: manifest.server }))
  const columns = [
    { title: t('channels.columns.noun'), cell: ({ noun }: (typeof nouns)[number]) => nounWords(console, noun) },
    { title: t(dryRun ? 'channels.columns.wouldMake' : 'channels.columns.made'), cell: ({ made }) => String(made) },
    { title: t('channels.columns.known'), cell: ({ known }) => String(known) },
    { title: t('channels.columns.failed'), cell: ({ failed }) => String(failed) },
  ] satisfies { title: string; cell: (row: (typeof nouns)[number]) => string }[]
  if (nouns.length > 0) console.print(table(columns, nouns, console.width))
  const files = { count: media.files, size: sizeWords(media.bytes) }
  console.print(t(dryRun ? 'channels.wouldSend' : 'channels.sent', files))
}

export default command({
  summary: {
    zh: '把 icss channels export 写出的文件导入本频道：先检查整个文件，再上传视频和图片、改写指向它们的链接、新建各项内容。已有的不重复新建；中断后再次运行即从未完成处继续。',
    en: 'Import a file that icss channels export wrote: all of it is checked first, then videos and pictures are uploaded, the links to them rewritten and the records made. What is there already is not made twice. Run again after an interruption it goes on where it stopped.',
  },
  takes: {
    archive: {
      argument: 'required',
      suggest: 'files',
      text: { zh: 'icss channels export 写出的文件', en: 'a file that icss channels export wrote' },
    },
    ...parallelTake,
    ...dryRunTake,
  },
  examples: {
    zh: ['icss channels import 深圳.tar --dry-run', 'icss channels import 深圳.tar'],
    en: ['icss channels import shenzhen.tar --dry-run', 'icss channels import shenzhen.tar'],
  },
  calls: [
    'courses.create',
    'chapters.applyPlan',
    'files.create',
    'notices.create',
    'companies.create',
    'news.addPicture',
    'organisation.update',
    'meetings.setAwards',
    'carouselCourses.set',
    'homeDrafts.carousel',
    'applications.homeApps',
    'contentPermissions.set',
    'uploads.uptoken',
  ],
  exits: ['partlyFailed', 'interrupted'],
  answer,
  run: (console, { archive: path, parallel, dryRun }) =>
    untilInterrupted(async (signal): Promise<ExitCode> => {
      const { t } = console
      const done: Applied[] = []
      try {
        const connection = await connect(console)
        const { server, chosen } = connection
        const call = patientCalls(console, signal)
        const { channel } = await call((options) => server.sessions.show(undefined, options))
        console.note(t('channels.checking', { file: path }))
        const archive = await readArchive(path, signal)
        const { manifest } = archive
        const plan = await planImport(server, archive, call)
        const sizes = new Map(manifest.media.map(({ sha256, bytes }) => [sha256, bytes]))
        const bytesOf = [...plan.uses.values()].reduce((sum, { digest }) => sum + (sizes.get(digest) ?? 0), 0)
        let files = plan.uses.size
        if (dryRun)
          for (const planned of plan.records) {
            const { state, fault } = planned
            done.push({
              planned,
              did: fault ? 'failed' : state === 'known' ? 'known' : 'made',
              ...(fault ? { fault } : {}),
            })
          }
        else {
          const memory = new ImportMemory(console.env, chosen.server, channel.id, manifest.id)
          try {
            const runKey = await memory.runKey()
            const { uses } = plan
            const sending = { archive, uses, memory, channelId: channel.id, parallel, call, signal }
            const sent = await sendMedia(console, connection, sending)
            files = sent.sent
            for await (const one of applyImport(server, plan, sent, { call, runKey })) {
              done.push(one)
              signal.throwIfAborted()
            }
            if (done.every(({ did }) => did !== 'failed')) await memory.forget(plan.useKeys)
          } finally {
            await memory.close()
          }
        }
        for (const { planned, fault } of done) {
          if (!fault) continue
          const [field] = Object.keys(fault.errors)
          const name = [nameOf(planned), field].filter(Boolean).join(' ')
          const place = { noun: nounWords(console, planned.noun.name), name }
          console.warn(t('channels.fault', { ...place, ...wordProblem(console, fault) }))
        }
        const report: Answer = {
          dryRun,
          from: { server: manifest.server, channel: manifest.channel.name, exportedAt: manifest.exportedAt },
          nouns: countsOf(done),
          faults: done.flatMap(({ planned, fault }) =>
            fault ? [{ noun: planned.noun.name, id: planned.record.id, name: nameOf(planned), code: fault.code }] : [],
          ),
          media: { files, bytes: bytesOf },
          links: manifest.links,
          refused: manifest.refused,
          leftOut: manifest.leftOut,
        }
        if (console.json) console.printJson(report)
        else print(console, archive, report)
        const lacks = noteLeftBehind(console, manifest)
        return lacks || report.faults.length > 0 ? exitCodes.partlyFailed : exitCodes.ok
      } catch (error) {
        if (!signal.aborted) throw error
        console.warn(t('channels.interrupted'))
        return exitCodes.interrupted
      }
    }),
})
