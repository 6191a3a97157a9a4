import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import * as z from 'zod/mini'
import { auditEn } from '@icss/core/audit/audit.en.ts'
import { auditZh } from '@icss/core/audit/audit.zh.ts'
import { verifyAudit } from '@icss/core/audit/verify-audit.ts'
import { fill } from '@icss/core/copy/translate.ts'
import { isErrorCode } from '@icss/core/errors/error-status.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { command } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { onOneLine } from '../console/display-width.ts'
import { localFile } from '../console/local-file.ts'
import { errorAnswer } from '../errors/error-answer.ts'
import { wordProblem } from '../errors/report-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

interface Verified {
  readonly records: number
  readonly hash: string
  readonly fault: FieldError | undefined
}

async function verifyFile(given: string): Promise<Verified> {
  const { path } = await localFile(given)
  const verified = await verifyAudit(createInterface({ input: createReadStream(path), crlfDelay: Infinity }))
  return verified.ok ? { ...verified, fault: undefined } : { records: 0, hash: '', fault: verified.fault }
}

async function verifyAtServer(console: Console): Promise<Verified> {
  const { server } = await connect(console)
  const { records, hash, fault } = await server.audit.verify({}, { timeout: 0 })
  if (!fault) return { records, hash, fault: undefined }
  return { records, hash, fault: { code: isErrorCode(fault.code) ? fault.code : 'audit.hash', params: fault.params } }
}

export default command({
  summary: {
    zh: '校验操作日志：每条记录与前一条相扣，没有被改动、删去或插入',
    en: 'Verify the audit trail: that no record was changed, removed or put in between',
  },
  takes: {
    file: {
      argument: 'optional',
      suggest: 'files',
      text: {
        zh: '导出的文件，离线校验；不给则校验服务器上的记录',
        en: 'an exported file, verified offline; without it what the server holds is verified',
      },
    },
  },
  examples: {
    zh: ['icss audit verify 操作日志.jsonl', 'icss audit verify'],
    en: ['icss audit verify audit.jsonl', 'icss audit verify'],
  },
  calls: ['audit.verify'],
  answer: z.object({
    ok: z.boolean(),
    records: z.number(),
    /** The hash of the last record; null when the chain does not hold. */
    hash: z.nullable(z.string()),
    error: z.nullable(errorAnswer),
  }),
  /** Checks an exported file without a server or a login, or what the server holds. */
  async run(console, { file }) {
    const { t, language } = console
    const { records, hash, fault } = file === undefined ? await verifyAtServer(console) : await verifyFile(file)
    if (fault) {
      const { says, fix } = wordProblem(console, fault)
      console.warn(`${console.style('red', t('error'), 'stderr')}${onOneLine(says)}\n${fix}`)
      const error = { code: fault.code, message: says, fix, params: fault.params }
      if (console.json) console.printJson({ ok: false, records, hash: null, error })
      return exitCodes.failed
    }
    if (console.json) console.printJson({ ok: true, records, hash, error: null })
    else {
      const words = language === 'zh' ? auditZh : auditEn
      console.print(`${console.style('green', '✓')} ${fill(words.verified, { count: records }, language)}`)
      console.print(`  ${words.hash} ${hash}`)
    }
    return exitCodes.ok
  },
})
