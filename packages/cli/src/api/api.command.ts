import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export interface ApiOptions {
  readonly param: readonly string[]
  readonly query: readonly string[]
  readonly body?: string
  readonly list?: boolean
}

const collect = (value: string, before: readonly string[]) => [...before, value]

export function addApiCommand(program: IcssCommand, { t, run }: CommandScope): void {
  program
    .command('api')
    .description(t('api.summary'))
    .argument('[endpoint]', t('api.endpoint'))
    .option('--param <name=value>', t('api.param'), collect, [])
    .option('--query <name=value>', t('api.query'), collect, [])
    .option('--body <json>', t('api.body'))
    .option('--list', t('api.list'))
    .showing(t('api.examples'))
    .action(
      run<ApiOptions>(async (console, options, endpoint) => {
        const { runApi } = await import('./run-api.ts')
        return runApi(console, endpoint, options)
      }),
    )
}
