import { Command, type CommanderError } from 'commander'
import packageJson from '../../package.json' with { type: 'json' }
import { readConfig } from '../config.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { settings } from '../settings.ts'
import { StartError } from '../start-error.ts'
import { backup, restore, verify } from './backup.command.ts'
import { openCommandDatabase } from './command-database.ts'
import { doctor } from './doctor.command.ts'

const say = (line: string) => {
  process.stderr.write(`${line}\n`)
}

const config = () => readConfig(process.env, say)

/** Ends with 1 and one clear line for what the operator can mend. */
const mendable =
  <A extends unknown[]>(work: (...args: A) => Promise<void>) =>
  async (...args: A): Promise<void> => {
    try {
      await work(...args)
    } catch (error) {
      say(error instanceof StartError ? error.message : `It failed: ${(error as Error).stack}`)
      process.exitCode = 1
    }
  }

/** What of a setting may be shown. */
function shown(name: keyof typeof settings): string {
  const { isSecret = false, otherwise } = { isSecret: false, ...settings[name] }
  const file = process.env[`${name}_FILE`]
  const value = process.env[name]
  if (file) return `${isSecret ? '(secret)' : '(set)'}, from the file ${file}`
  if (value) return isSecret ? '(secret)' : value
  return `${otherwise || '(none)'}, the default`
}

/** `icss-server`: runs the server, and looks after what it keeps. Settings come from the environment. */
export const program = new Command('icss-server')
  .description('Runs the ICSS back office and looks after its data. Settings: see docs/operate.md.')
  .version(packageJson.version)
  .showHelpAfterError()
  .exitOverride((error: CommanderError) => process.exit(error.exitCode === 0 ? 0 : 2))

program
  .command('start', { isDefault: true })
  .description('serve (what npm start does)')
  .action(async () => (await import('./start.ts')).start())

program
  .command('migrate')
  .description('bring the database to the newest schema; a start does so by itself')
  .action(
    mendable(async () => {
      const database = await openCommandDatabase(config(), { create: true })
      await migrateDatabase(database.url).finally(() => database.close())
      say('The database has the newest schema.')
    }),
  )

program
  .command('backup')
  .argument('<path>', 'a new file, or a folder that gets a file named by the time')
  .description('write all rows as of one moment, and all files, into one tar file; the server may run meanwhile')
  .action(
    mendable(async (path: string) => {
      console.log(await backup(config(), path, say))
    }),
  )

program
  .command('register')
  .description('the company register that deep search looks in')
  .command('import')
  .argument('<file>', 'CSV, XLSX or JSON Lines')
  .option('--skip-bad', 'leave out rows that cannot be taken, and count them')
  .description('read a register file; it replaces the one before once it was read whole')
  .action(
    mendable(async (file: string, { skipBad = false }: { skipBad?: boolean }) => {
      const { importRegister } = await import('./register.command.ts')
      await importRegister(config(), file, say, { skipBad })
    }),
  )

program
  .command('demo')
  .description('the demo data of a first start')
  .command('remove')
  .option('--with-changes', 'also when people have changed something in the demo channels since')
  .description('remove the demo channels with all that is in them; the platform and its account stay')
  .action(
    mendable(async ({ withChanges = false }: { withChanges?: boolean }) => {
      const { removeDemoChannels } = await import('./demo.command.ts')
      await removeDemoChannels(config(), say, { withChanges })
    }),
  )

program
  .command('verify')
  .argument('<file>')
  .description('read a backup and check every byte of it')
  .action(mendable((file: string) => verify(config(), file, say)))

program
  .command('restore')
  .argument('<file>')
  .description('restore a backup into an empty database and an empty storage, and compare every row')
  .option('--new-keys', 'let the server make new keys, when nobody has the passphrase of the sealed ones')
  .option('--keep-links', 'leave public links open, those too that were turned off since the backup')
  .action(
    mendable(async (file: string, { newKeys, keepLinks }: { newKeys?: boolean; keepLinks?: boolean }) => {
      await restore(config(), file, say, { newKeys: newKeys === true, keepLinks: keepLinks === true })
      say('Restored. Start the server now.')
    }),
  )

program
  .command('doctor')
  .description('look at everything that a server needs; exit code 1 when something is not well')
  .option('--json', 'for programs')
  .action(
    mendable(async ({ json }: { json?: boolean }) => {
      const findings = await doctor(config())
      if (json) console.log(JSON.stringify(findings, null, 2))
      else
        for (const { about, says, advice } of findings)
          console.log(`${advice ? '✗' : '✓'} ${about}: ${says}${advice ? `\n    ${advice}` : ''}`)
      if (findings.some(({ advice }) => advice)) process.exitCode = 1
    }),
  )

program
  .command('config')
  .description('show the settings as the server reads them, without secrets')
  .action(
    mendable(async () => {
      config()
      for (const name of Object.keys(settings) as (keyof typeof settings)[]) console.log(`${name}: ${shown(name)}`)
    }),
  )
