import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { readConfigFile, writeConfigFile } from './config-file.ts'
import { named } from './named-context.ts'

export default command({
  summary: { zh: '删除一个上下文', en: 'Delete a context' },
  takes: {
    name: { argument: 'required', suggest: 'contexts', text: { zh: '上下文名称', en: 'name of the context' } },
  },
  examples: { zh: ['icss context remove 测试环境'], en: ['icss context remove staging'] },
  calls: [],
  answer: z.object({ removed: z.string() }),
  async run(console, { name }) {
    const config = await readConfigFile(console.env)
    const { token } = named(config, name)
    const { [name]: _removed, ...contexts } = config.contexts
    const current = config.current === name ? Object.keys(contexts)[0] : config.current
    await writeConfigFile(console.env, { contexts, ...(current === undefined ? {} : { current }) })
    if (console.json) console.printJson({ removed: name })
    else console.print(console.t('context.remove.done', { name }))
    // The file no longer knows it, but the server does, until it ends.
    if (token !== undefined) console.note(console.t('context.remove.tokenLives'))
    return exitCodes.ok
  },
})
