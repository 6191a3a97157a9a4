import { Option } from 'commander'
import type { Language } from '@icss/core/copy/language.ts'
import { version } from '../package.json'
import { addApiCommand } from './api/api.command.ts'
import { type CommandScope, IcssCommand, commandScope } from './commands/icss-command.ts'
import { helpText } from './commands/help-text.ts'
import { addExportCommand } from './companies/export.command.ts'
import { addImportCommand } from './companies/import.command.ts'
import { addListCommand } from './companies/list.command.ts'
import { addCompletionCommand } from './completion/completion.command.ts'
import { helpTerminal, writeHelp } from './commands/write-help.ts'
import { translateFor } from './console/console.ts'
import { addContextCommands } from './contexts/contexts.command.ts'
import { addDoctorCommand } from './doctor/doctor.command.ts'
import { addVerifyCommand } from './lotteries/verify.command.ts'
import { addOperationsCommands } from './operations/operations.command.ts'
import { addLoginCommand } from './sessions/login.command.ts'
import { addLogoutCommand } from './sessions/logout.command.ts'
import { addStatusCommand } from './sessions/status.command.ts'

type AddCommand = (parent: IcssCommand, scope: CommandScope) => void

/** The whole program with its words in `language`. It loads what parses and helps; each command loads the rest itself. */
export function createProgram(language: Language): IcssCommand {
  const t = translateFor(language)
  const scope = commandScope(language, t)
  const program = new IcssCommand('icss')
    .description(t('summary'))
    .version(version, '-V, --version', t('options.version'))
    .helpOption('-h, --help', t('options.help'))
    .helpCommand('help [command]', t('options.helpCommand'))
    .exitOverride()
    .configureHelp({
      showGlobalOptions: true,
      formatHelp: (command, helper) => helpText(command as IcssCommand, helper, t),
    })
    .configureOutput({ outputError: () => {}, writeOut: writeHelp, ...helpTerminal })
    .addOption(new Option('--language <language>', t('options.language')).choices(['zh', 'en']))
    .option('--context <name>', t('options.context'))
    .option('--json', t('options.json'))
    .option('-q, --quiet', t('options.quiet'))
    .option('--no-input', t('options.noInput'))
    .showing(t('examples'))

  const group = (name: string, summary: string, ...commands: AddCommand[]) => {
    const parent = program.command(name).description(summary).helpCommand(false)
    for (const add of commands) add(parent, scope)
  }
  group('auth', t('auth.summary'), addLoginCommand, addStatusCommand, addLogoutCommand)
  group('context', t('context.summary'), addContextCommands)
  group('members', t('members.summary'), addImportCommand, addExportCommand, addListCommand)
  group('operations', t('operations.summary'), addOperationsCommands)
  group('lottery', t('lottery.summary'), addVerifyCommand)
  addApiCommand(program, scope)
  addDoctorCommand(program, scope)
  addCompletionCommand(program, scope)
  return program
}
