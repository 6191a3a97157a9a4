import { useListQuery } from '../lists/useListQuery.ts'
import { fileScreenQuery } from './file-box.ts'
import { OwnFiles } from './OwnFiles.tsx'
import { ReceivedFiles } from './ReceivedFiles.tsx'

/** The cloud disk (seed section 2, eusFileShow). */
export default function FileListScreen() {
  const state = useListQuery(fileScreenQuery)
  return state.query.box === 'received' ? <ReceivedFiles {...state} /> : <OwnFiles {...state} />
}
