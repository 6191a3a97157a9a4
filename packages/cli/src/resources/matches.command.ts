import { resourcesContract } from '@icss/core/resources/resources.contract.ts'
import { matchesCommand } from '../resources/matches-command.ts'

export default matchesCommand('resources', resourcesContract.matches)
