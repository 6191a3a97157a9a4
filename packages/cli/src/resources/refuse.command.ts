import { resourcesContract } from '@icss/core/resources/resources.contract.ts'
import { refuseCommand } from '../resources/refuse-command.ts'

export default refuseCommand('resources', resourcesContract.refuse)
