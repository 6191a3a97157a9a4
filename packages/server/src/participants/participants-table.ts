import { participantColumns, requiredParticipantColumns } from '@icss/core/participants/participant.columns.ts'
import { participantRow } from '@icss/core/participants/participant.ts'

/** Participants as rows of a file. */
export const participantsTable = {
  schema: participantRow,
  columns: participantColumns,
  required: requiredParticipantColumns,
}
