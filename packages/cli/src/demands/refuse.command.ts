import { demandsContract } from '@icss/core/demands/demands.contract.ts'
import { refuseCommand } from '../resources/refuse-command.ts'

export default refuseCommand('demands', demandsContract.refuse)
