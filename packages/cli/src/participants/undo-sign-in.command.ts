import { participantsContract } from '@icss/core/participants/participants.contract.ts'
import { actCommand } from '../commands/act-command.ts'
import { exampleId, same } from '../commands/examples.ts'

export default actCommand({
  call: 'participants.undoSignIn',
  endpoint: participantsContract.undoSignIn,
  idText: {
    zh: '参与人编号，见 icss participants list',
    en: 'id of the participant, see icss participants list',
  },
  summary: {
    zh: '撤销参与人的签到；编号不再给别人',
    en: 'Undo the sign-in of a participant; the number is given to nobody else',
  },
  examples: same(`icss participants undo-sign-in ${exampleId}`, `icss participants undo-sign-in ${exampleId} --json`),
  done: { zh: '“{{name}}”的签到已撤销。', en: 'The sign-in of “{{name}}” is undone.' },
  nameOf: ({ name }) => name,
})
