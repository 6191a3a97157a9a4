import * as z from 'zod/mini'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { readConfigFile, writeConfigFile } from './config-file.ts'
import { named } from './named-context.ts'

export default command({
  summary: { zh: '以后的命令都使用这个上下文', en: 'Let the commands from now on use this context' },
  takes: {
    name: { argument: 'required', suggest: 'contexts', text: { zh: '上下文名称', en: 'name of the context' } },
  },
  examples: { zh: ['icss context use 测试环境'], en: ['icss context use staging'] },
  calls: [],
  answer: z.object({ current: z.string() }),
  async run(console, { name }) {
    const config = await readConfigFile(console.env)
    const { server } = named(config, name)
    await writeConfigFile(console.env, { ...config, current: name })
    if (console.json) console.printJson({ current: name })
    else console.print(console.t('context.use.done', { name, server }))
    return exitCodes.ok
  },
})
