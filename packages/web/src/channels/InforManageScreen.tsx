import { PageHead } from '@icss/ui/PageHead/PageHead.tsx'
import { Panel } from '@icss/ui/Panel/Panel.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { useTitleOf } from '../shell/useTitleOf.ts'
import { ChannelInformation } from './ChannelInformation.tsx'

/** Channel information as a screen of its own; `isadd` 1 opens editing (seed section 2, InforManage). */
export default function InforManageScreen({ params: { isadd } }: ScreenProps) {
  const titleOf = useTitleOf()
  return (
    <>
      <PageHead title={titleOf('InforManage')} />
      <Panel isPadded>
        <ChannelInformation isEdited={isadd === '1'} />
      </Panel>
    </>
  )
}
