import type { CommandScope, IcssCommand } from '../commands/icss-command.ts'

export interface OperationListOptions {
  readonly page: string
  readonly pageSize: string
}

export interface WatchOptions {
  readonly rejected?: string
}

const shape = '{"operation": {…}, "rejectedFile": "…" | null, "error": {…} | null}'

export function addOperationsCommands(operations: IcssCommand, { t, run }: CommandScope): void {
  operations
    .command('list')
    .description(t('operations.list.summary'))
    .option('--page <number>', t('options.page'), '1')
    .option('--page-size <number>', t('options.pageSize'), '20')
    .showing(
      t('operations.list.examples'),
      '{"items": [{"id", "kind", "status", "title", …}], "total", "page", "pageSize"}',
    )
    .action(
      run<OperationListOptions>(async (console, options) => {
        const { runOperationList } = await import('./run-operation-list.ts')
        return runOperationList(console, options)
      }),
    )
  operations
    .command('show')
    .description(t('operations.show.summary'))
    .argument('<id>', t('operations.id'))
    .showing(t('operations.show.examples'), '{"id", "kind", "status", "title", "good", "bad", …}')
    .action(
      run(async (console, options, id = '') => {
        const { runOperationShow } = await import('./run-operation-show.ts')
        return runOperationShow(console, id, options)
      }),
    )
  operations
    .command('watch')
    .description(t('operations.watch.summary'))
    .argument('<id>', t('operations.id'))
    .option('--rejected <file>', t('operations.watch.rejected'))
    .showing(t('operations.watch.examples'), shape)
    .action(
      run<WatchOptions>(async (console, options, id = '') => {
        const { runWatch } = await import('./run-watch.ts')
        return runWatch(console, id, options)
      }),
    )
  operations
    .command('cancel')
    .description(t('operations.cancel.summary'))
    .argument('<id>', t('operations.id'))
    .showing(t('operations.cancel.examples'), '{"id", "kind", "status", "title", "good", "bad", …}')
    .action(
      run(async (console, options, id = '') => {
        const { runCancel } = await import('./run-cancel.ts')
        return runCancel(console, id, options)
      }),
    )
}
