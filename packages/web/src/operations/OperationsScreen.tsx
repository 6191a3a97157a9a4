import type { ScreenProps } from '../shell/view.ts'
import { OperationList } from './OperationList.tsx'
import { OperationDetail } from './OperationDetail.tsx'

/** All bulk runs of the channel, or one of them (product.md section 4, operations). */
export default function OperationsScreen({ params: { id } }: ScreenProps) {
  return id === undefined ? <OperationList /> : <OperationDetail key={id} id={id} />
}
