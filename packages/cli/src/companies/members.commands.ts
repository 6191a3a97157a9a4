import { exportMembers } from './export.command.ts'
import { importMembers } from './import.command.ts'
import { listMembers } from './list.command.ts'
import { showMember } from './show.command.ts'

export const commands = [importMembers, exportMembers, listMembers, showMember]
