import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { call, type InputOf } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Contract, Endpoint } from '@icss/core/contract/endpoint.ts'
import { singleCommand } from '../commands/command.ts'
import { nearestName } from '../commands/nearest-name.ts'
import type { Console } from '../console/console.ts'
import { localFile } from '../console/local-file.ts'
import { table } from '../console/table.ts'
import { writeExport } from '../console/write-export.ts'
import { chooseContext } from '../contexts/choose-context.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { clientOptions } from '../server/client-options.ts'
import { connect } from '../server/connect.ts'

/** Whatever the endpoint answers. */
const answer = z.unknown()

const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.entries(contract satisfies Contract).flatMap(([group, all]) =>
    Object.entries(all).map(([name, one]): [string, Endpoint] => [`${group}.${name}`, one]),
  ),
)

const keysOf = (schema: Endpoint['params']): readonly string[] => Object.keys(schema?.shape ?? {})

function listEndpoints(console: Console): void {
  const rows = [...endpoints].map(([name, one]) => ({ name, one }))
  if (console.json) {
    console.printJson(
      rows.map(({ name, one: { method, path, summary, params, query, body, needs } }) => ({
        name,
        method,
        path,
        summary: summary[console.language],
        params: keysOf(params),
        query: keysOf(query),
        body: body === undefined ? null : body === 'stream' ? 'stream' : 'json',
        needs,
      })),
    )
    return
  }
  console.print(
    table(
      [
        { title: console.t('api.columns.name'), cell: ({ name }) => name },
        { title: console.t('api.columns.call'), cell: ({ one }) => `${one.method} ${one.path}` },
        { title: console.t('api.columns.summary'), cell: ({ one }) => one.summary[console.language], least: 10 },
      ],
      rows,
      console.width,
    ),
  )
}

/** Turns `name=value` words into a record whose names the endpoint knows. */
function pairs(option: string, words: readonly string[], known: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    words.map((word) => {
      const at = word.indexOf('=')
      if (at < 1) throw new CliError('notAPair', exitCodes.usage, { option, value: word })
      const name = word.slice(0, at)
      if (!known.includes(name))
        throw new CliError('unknownPair', exitCodes.usage, { option, name, names: known.join(', ') || '-' })
      return [name, word.slice(at + 1)]
    }),
  )
}

async function bodyOf({ body: shape }: Endpoint, given: string | undefined): Promise<unknown> {
  if (shape === undefined) {
    if (given !== undefined) throw new CliError('noBody', exitCodes.usage)
    return undefined
  }
  if (given === undefined) throw new CliError('optionNeeded', exitCodes.usage, { option: '--body' })
  const file = given.startsWith('@') ? (await localFile(given.slice(1))).path : undefined
  if (shape === 'stream') {
    if (file !== undefined) return createReadStream(file)
    return given === '-' ? process.stdin : Buffer.from(given)
  }
  const json = file !== undefined ? await readFile(file, 'utf8') : given === '-' ? await text(process.stdin) : given
  try {
    return JSON.parse(json)
  } catch (error) {
    throw new CliError('notJson', exitCodes.usage, { reason: (error as Error).message }, error)
  }
}

/** An endpoint for anyone needs no login, only a server. */
async function optionsFor(console: Console, { needs }: Endpoint) {
  if (needs.kind !== 'anyone') return (await connect(console)).options
  const chosen = await chooseContext(console)
  if (!chosen) throw new CliError('notLoggedIn', exitCodes.notLoggedIn, { server: 'URL' })
  const { token } = chosen
  return clientOptions(console, chosen.server, () => (token ? { authorization: `Bearer ${token}` } : {}))
}

export default singleCommand({
  takes: {
    endpoint: {
      argument: 'optional',
      suggest: 'endpoints',
      text: { zh: '接口名称，如 companies.list', en: 'name of the endpoint, such as companies.list' },
    },
    param: { value: 'name=value', many: true, text: { zh: '路径参数', en: 'a value of the path' } },
    query: { value: 'name=value', many: true, text: { zh: '查询参数', en: 'a value of the query' } },
    body: {
      value: 'json',
      suggest: 'files',
      text: { zh: '请求内容：JSON、@文件，或 - 表示标准输入', en: 'the content: JSON, @file, or - for stdin' },
    },
    output: {
      value: 'file',
      short: 'o',
      suggest: 'files',
      text: {
        zh: '把文件类的答复写入此文件；写完整后才会出现',
        en: 'write an answer that is a file to this file, which appears only when it is whole',
      },
    },
    list: { text: { zh: '列出全部接口', en: 'list the endpoints' } },
  },
  examples: {
    zh: [
      'icss api',
      'icss api companies.list --query q=深圳 --query pageSize=50',
      'icss api companies.show --param companyId=019aa4e0-7b1c-7000-8000-000000000000',
      'icss api companies.create --body @企业.json',
      'icss api companies.import --query fileName=企业.csv --body @企业.csv',
    ],
    en: [
      'icss api',
      'icss api companies.list --query q=Shenzhen --query pageSize=50',
      'icss api companies.show --param companyId=019aa4e0-7b1c-7000-8000-000000000000',
      'icss api companies.create --body @company.json',
      'icss api companies.import --query fileName=companies.csv --body @companies.csv',
    ],
  },
  calls: ['sessions.show'],
  exits: ['interrupted'],
  answer,
  isServersOwn: true,
  /** Calls any endpoint of the contract and writes its answer. */
  async run(console, input) {
    const { endpoint: name } = input
    if (name === undefined || input.list) {
      listEndpoints(console)
      return exitCodes.ok
    }
    const endpoint = endpoints.get(name)
    if (!endpoint) {
      const nearest = nearestName(name, [...endpoints.keys()])
      throw new CliError(nearest ? 'unknownEndpointNear' : 'unknownEndpoint', exitCodes.usage, {
        name,
        nearest: nearest ?? '',
      })
    }
    const params = pairs('--param', input.param, keysOf(endpoint.params))
    const missing = keysOf(endpoint.params).find((key) => !Object.hasOwn(params, key))
    if (missing !== undefined) throw new CliError('optionNeeded', exitCodes.usage, { option: `--param ${missing}=…` })
    const query = pairs('--query', input.query, keysOf(endpoint.query))
    const body = await bodyOf(endpoint, input.body)
    const forClient = await optionsFor(console, endpoint)
    const given = { params, query, body } as unknown as InputOf<Endpoint>
    if (endpoint.answer === 'stream')
      return writeExport(
        console,
        input.output,
        (signal) => call(endpoint, given, { timeout: 0, signal }, forClient) as unknown as Promise<Response>,
        (file, bytes) => ({ file, bytes }),
      )
    if (input.output !== undefined) throw new CliError('noFile', exitCodes.usage)
    const answered = await call(endpoint, given, { timeout: endpoint.body === 'stream' ? 0 : 30_000 }, forClient)
    if (answered !== undefined) console.printJson(answered)
    else if (console.json) console.printJson(null)
    return exitCodes.ok
  },
})
