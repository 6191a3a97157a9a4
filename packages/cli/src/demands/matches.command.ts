import { demandsContract } from '@icss/core/demands/demands.contract.ts'
import { matchesCommand } from '../resources/matches-command.ts'

export default matchesCommand('demands', demandsContract.matches)
