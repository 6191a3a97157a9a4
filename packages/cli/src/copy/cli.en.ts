import type { Translation } from '@icss/core/copy/translate.ts'
import type { cliZh } from './cli.zh.ts'
import { authEn } from '../sessions/auth.en.ts'
import { contextEn } from '../contexts/context.en.ts'
import { accountsEn } from '../accounts/accounts.en.ts'
import { permissionsEn } from '../permissions/permissions.en.ts'
import { templatesEn } from '../permission-templates/templates.en.ts'
import { tokensEn } from '../sessions/tokens.en.ts'
import { platformEn } from '../platform/platform.en.ts'
import { operationsEn } from '../operations/operations.en.ts'
import { runEn } from '../operations/run.en.ts'
import { outcomeEn } from '../operations/outcome.en.ts'
import { filesEn } from '../files/files.en.ts'
import { participantsCliEn } from '../participants/participants.en.ts'
import { publicLinksCliEn } from '../public-links/public-links.en.ts'
import { employeesCliEn } from '../employees/employees.en.ts'
import { categoriesEn } from '../categories/categories.en.ts'
import { adminPhoneCliEn } from '../channels/admin-phone.en.ts'
import { channelsEn } from '../channels/channels.en.ts'
import { chaptersEn } from '../chapters/chapters.en.ts'
import { channelGroupsEn } from '../channel-groups/channel-groups.en.ts'
import { contentPermissionsEn } from '../content-permissions/content-permissions.en.ts'
import { coursesEn } from '../courses/courses.en.ts'
import { homeEn } from '../home-settings/home-settings.en.ts'
import { messagesEn } from '../messages/messages.en.ts'
import { deskHelpersEn } from '../desk-helpers/desk-helpers.en.ts'
import { supportVisitsEn } from '../support-visits/support-visits.en.ts'
import { recycleBinEn } from '../recycle-bin/recycle-bin.en.ts'
import { usageEn } from '../usage/usage.en.ts'
import { uploadEn } from '../uploads/upload.en.ts'
import { lotteryEn } from '../lotteries/lottery.en.ts'
import { apiEn } from '../api/api.en.ts'
import { importsEn } from '../imports/imports.en.ts'
import { doctorEn } from '../doctor/doctor.en.ts'

/** Wording of the CLI in English, with exactly the keys of Chinese. */
export const cliEn: Translation<typeof cliZh> = {
  error: 'Error: ',
  busy: 'The server has too many requests; waiting {{seconds}} s as it asks',
  usage: {
    unknownOption: 'There is no option “{{name}}”',
    missingArgument: 'The argument <{{name}}> is missing',
    optionMissingArgument: 'The option “{{name}}” needs a value',
    missingOption: 'The option “{{name}}” is missing',
    excessArguments: 'Too many arguments',
    excessAdvice: 'Put quotes around a file name with spaces. See the usage with --help.',
    conflictingOption: '“{{first}}” and “{{second}}” exclude each other',
    invalidValue: '“{{name}}” cannot be “{{value}}”',
    choices: 'Choose one of: {{choices}}.',
    nearest: 'Did you mean {{nearest}}?',
    seeHelp: 'See the usage with --help.',
  },
  advice: { logIn: 'Log in with icss auth login, then try again.' },
  roles: {
    provider: 'provider',
    'channel-admin': 'channel administrator',
    'chamber-admin': 'chamber administrator',
    'channel-account': 'channel account',
  },
  auth: authEn,
  context: contextEn,
  export: {
    soFar: '{{size}} exported so far',
    done: 'Exported to {{file}} ({{size}}).',
    interrupted: 'Interrupted; no file was written.',
  },
  confirm: {
    question: '{{what}} (y/N): ',
    typed: '{{what}}\nType {{word}} to confirm: ',
    allTheSame: '{{says}}. Save it all the same?',
  },
  list: {
    yes: 'yes',
    no: 'no',
    between: ', ',
    range: '{{from}}–{{to}} of {{total}}',
    none: 'Nothing matches.',
    pastEnd: 'There is nothing on this page; {{total}} in all.',
    changed: 'The list changed while it was read: a row may be missing or stand twice. Use export for all of them.',
  },
  nouns: {
    field: 'Field',
    before: 'Now',
    after: 'Then',
    created: '“{{name}}” was added; its id:',
    updated: '“{{name}}” was changed.',
    unchanged: 'There is nothing to change.',
    wouldWrite: 'Dry run: nothing was written.',
    askDelete: 'Delete {{count}}: {{names}}',
    deleted: '{{count}} deleted: {{names}}',
    wouldDelete: '{{count}} would be deleted: {{names}}',
    restore: 'To restore: {{command}}',
  },
  imports: importsEn,
  accounts: accountsEn,
  permissions: permissionsEn,
  templates: templatesEn,
  tokens: tokensEn,
  platform: platformEn,
  operations: operationsEn,
  run: runEn,
  outcome: outcomeEn,
  files: filesEn,
  participants: participantsCliEn,
  publicLinks: publicLinksCliEn,
  employees: employeesCliEn,
  messages: messagesEn,
  deskHelpers: deskHelpersEn,
  supportVisits: supportVisitsEn,
  recycleBin: recycleBinEn,
  categories: categoriesEn,
  chapters: chaptersEn,
  courses: coursesEn,
  home: homeEn,
  storage: usageEn,
  channelGroups: channelGroupsEn,
  adminPhone: adminPhoneCliEn,
  channels: channelsEn,
  contentPermissions: contentPermissionsEn,
  upload: uploadEn,
  lottery: lotteryEn,
  api: apiEn,
  doctor: doctorEn,
  errors: {
    unknownCommand: { says: 'There is no command “{{name}}”', fix: 'See all commands with icss --help.' },
    unknownCommandNear: { says: 'There is no command “{{name}}”', fix: 'Did you mean {{nearest}}?' },
    unknownTopic: {
      says: 'There is no command and no topic “{{name}}”',
      fix: 'See all commands and topics with icss help.',
    },
    unknownTopicNear: {
      says: 'There is no command and no topic “{{name}}”',
      fix: 'Did you mean icss help {{nearest}}?',
    },
    unknownField: { says: 'There is no field “{{name}}”', fix: 'Fields: {{names}}.' },
    noFields: {
      says: 'The JSON document of this command cannot be reduced to some fields',
      fix: 'Take the whole document with --json, or use --jq.',
    },
    jq: { says: 'The jq expression failed: {{reason}}', fix: 'Correct the expression: {{expression}}' },
    unknownExtension: {
      says: 'The extension .{{extension}} is not known',
      fix: 'Use one of {{formats}}, or add --format.',
    },
    templateExtension: { says: '“{{file}}” is no .xlsx or .csv file', fix: 'Give such a name, as in members.xlsx.' },
    fileIsThere: {
      says: 'The file {{file}} is there already',
      fix: 'It may have been filled in, so it was not overwritten. Give another name.',
    },
    notTogether: { says: '{{first}} and {{second}} cannot be used together', fix: 'Leave one of them out.' },
    pageOrAll: { says: '--page goes with neither --limit nor --all', fix: 'Leave one of them out.' },
    commandNeeded: { says: 'The command is missing', fix: 'See the commands with --help.' },
    confirmNeeded: {
      says: 'This has to be confirmed, and nobody can be asked here',
      fix: 'Add --yes if you are sure.',
    },
    notConfirmed: { says: 'Not confirmed; nothing was done', fix: 'Run it again when needed.' },
    notLoggedIn: { says: 'Not logged in', fix: 'Run icss auth login --server {{server}}.' },
    optionNeeded: { says: '{{option}} is missing', fix: 'Add it; see the usage with --help.' },
    passwordNeeded: {
      says: 'A password cannot be typed here',
      fix: 'Give it on stdin with --password-stdin, or run this in a terminal.',
    },
    newPasswordNeeded: {
      says: 'This account still has its initial password, which must be changed first',
      fix: 'Log in on a terminal, or give two lines with --password-stdin: the present password and a new one.',
    },
    adminCodeNeeded: {
      says: 'A code cannot be typed here',
      fix: 'Send it with --send, then give it on stdin with --code-stdin; or run this in a terminal.',
    },
    lostPhoneProofNeeded: {
      says: 'A password cannot be typed here',
      fix: 'Give it on stdin with the code of your second factor, with --password-stdin; or run this in a terminal.',
    },
    codeNeeded: {
      says: 'This account has a second factor',
      fix: 'Give its code with --code, or log in on a terminal.',
    },
    withinOrTop: { says: '--within and --top cannot be given together', fix: 'Keep one of them.' },
    roleOrNone: { says: '--role and --none exclude each other', fix: 'Keep one of them.' },
    passwordsDiffer: { says: 'The two passwords differ', fix: 'Log in again.' },
    noDraw: {
      says: 'The meeting has no such draw',
      fix: 'Open one on the big screen or with icss lottery draw.',
    },
    awardNeeded: { says: 'Name one award with --award', fix: 'There are: {{awards}}' },
    otherRound: {
      says: 'Round {{round}} is announced and not drawn yet, of {{award}}: {{count}}',
      fix: 'Continue it without --award and --count, or give it up with --abandon.',
    },
    roundAbandoned: { says: 'Round {{round}} was abandoned elsewhere and not drawn', fix: 'Announce another one.' },
    noAccount: { says: 'There is no account {{number}}', fix: 'See icss accounts list.' },
    noTemplate: { says: 'There is no permission template “{{name}}”', fix: 'There are: {{names}}.' },
    noFileGroup: { says: 'There is no file group “{{name}}”', fix: 'There are: {{names}}.' },
    noChannelGroup: { says: 'There is no channel group “{{name}}”', fix: 'There are: {{names}}.' },
    noChannel: { says: 'There is no sub-channel “{{name}}”', fix: 'See icss permissions show.' },
    severalFound: {
      says: 'The register has {{count}}:\n  {{names}}',
      fix: 'Say which one by its unified credit code or its whole name.',
    },
    inRecycleBin: {
      says: '“{{name}}” lies in the recycle bin',
      fix: 'Restore it: icss recycle-bin restore companies {{id}}.',
    },
    noCourse: { says: 'There is no course “{{name}}”', fix: 'See icss courses list; the name has to be exact.' },
    manyCourses: { says: '{{count}} courses are called “{{name}}”', fix: 'Give the id, see icss courses list --json.' },
    badOutline: {
      says: '{{count}} things are wrong; nothing was written',
      fix: 'Fix what is listed above and try again.',
    },
    badTable: { says: '{{count}} things in {{file}} are wrong', fix: 'Fix what is listed above and try again.' },
    fileMoved: { says: 'The file {{file}} has changed since the plan', fix: 'Run icss chapters plan again.' },
    fileNotInPlan: { says: 'The plan does not hold a file that it needs', fix: 'Run icss chapters plan again.' },
    onePlan: { says: 'Name one change', fix: 'Give a file, --open-all, --close-all or --template.' },
    oneSource: { says: 'Name one source', fix: 'Give --from-meeting, --from-activity or --from-employees.' },
    noOrganisation: {
      says: 'Nothing is known of the organisation yet',
      fix: 'Run icss organisation update to fill it in.',
    },
    noLink: { says: 'It has no public link', fix: 'Run icss links open {{kind}} {{id}}.' },
    lostLink: {
      says: 'The link still works, but the key it was kept with is gone, so it cannot be shown',
      fix: 'Run icss links renew {{kind}} {{id}} --forward.',
    },
    companyOfCards: { says: '--company goes with --from-employees alone', fix: 'Leave --company out.' },
    fileNotJson: { says: '{{file}} is not valid JSON ({{reason}})', fix: 'Check quotes and commas.' },
    fileNotThat: { says: '{{file}} does not hold what it should, at: {{place}}', fix: 'See the form in --help.' },
    wholeNumber: { says: '{{option}} cannot be “{{value}}”', fix: 'Use a whole number from {{least}} to {{most}}.' },
    badServer: {
      says: 'The server address “{{server}}” is not valid',
      fix: 'For example: http://127.0.0.1:8080 or https://icss.example.cn.',
    },
    unknownContext: { says: 'There is no context “{{name}}”', fix: 'There are: {{names}}. See icss context list.' },
    tokenFile: {
      says: 'No token can be read from {{file}}, which ICSS_TOKEN_FILE names',
      fix: 'Check that the file is there, can be read and is not empty.',
    },
    configUnreadable: { says: 'The configuration {{file}} cannot be read', fix: 'Check its permissions.' },
    configBroken: { says: 'The configuration {{file}} is damaged', fix: 'Delete or rename it, then log in again.' },
    cannotWrite: {
      says: '{{file}} cannot be written ({{reason}})',
      fix: 'Check that the folder is there, its permissions and the free space.',
    },
    archiveForeign: { says: '{{file}} is no export of a channel', fix: 'Use a file that icss channels export wrote.' },
    archiveNewer: { says: '{{file}} was written by a newer version', fix: 'Upgrade icss first.' },
    archiveCut: {
      says: '{{file}} is not whole, from {{place}} on; nothing was written',
      fix: 'Copy or export it again.',
    },
    archiveDamaged: { says: '{{file}} is damaged at {{place}}; nothing was written', fix: 'Copy or export it again.' },
    archiveUnannounced: {
      says: '{{file}} holds what does not belong to it: {{place}}; nothing was written',
      fix: 'It has been changed; use the file as it was written.',
    },
    fileMissing: { says: 'There is no file {{file}}', fix: 'Check the path.' },
    fileUnreadable: { says: 'The file {{file}} cannot be read ({{reason}})', fix: 'Check its permissions.' },
    isFolder: { says: '{{file}} is a folder, not a file', fix: 'Name a table.' },
    rejectedIsInput: {
      says: '--rejected names the very file that is imported',
      fix: 'Use another name, so that the input is not overwritten.',
    },
    jsonNeedsOutput: {
      says: 'With --json, stdout is kept for the report',
      fix: 'Name a file with --output, or leave out --json.',
    },
    notAnId: {
      says: '“{{id}}” is not an id',
      fix: 'Ids look like 019aa4e0-7b1c-7000-8000-000000000000; the list command shows them with --json.',
    },
    notAPair: { says: '{{option}} cannot be “{{value}}”', fix: 'Write name=value.' },
    unknownPair: { says: '{{option}} has no name “{{name}}”', fix: 'This endpoint has: {{names}}.' },
    noBody: { says: 'This endpoint takes no --body', fix: 'Leave it out.' },
    noFile: { says: 'This endpoint does not answer with a file', fix: 'Leave --output out.' },
    notJson: { says: '--body is not valid JSON ({{reason}})', fix: 'Check quotes and commas.' },
    unknownEndpoint: { says: 'There is no endpoint “{{name}}”', fix: 'List the endpoints with icss api.' },
    unknownEndpointNear: { says: 'There is no endpoint “{{name}}”', fix: 'Did you mean {{nearest}}?' },
    interrupted: { says: 'Interrupted', fix: 'Run it again when needed.' },
    notApplied: { says: 'Interrupted; not applied yet', fix: 'To continue: {{command}}' },
    maybeApplied: {
      says: 'Interrupted; it may have been applied',
      fix: 'Run it again to see; it is not applied twice: {{command}}',
    },
    unexpected: {
      says: 'The program failed: {{message}}',
      fix: 'Check with icss doctor; ICSS_DEBUG=1 shows the details.',
    },
  },
}
