import { Handshake, X } from 'lucide-react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { DescriptionList } from '@icss/ui/DescriptionList/DescriptionList.tsx'
import { Drawer } from '@icss/ui/Drawer/Drawer.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { formatDateTime } from '@icss/core/copy/format.ts'
import { type IntroductionOutcome, type IntroductionSide, isUnderway } from '@icss/core/introductions/introduction.ts'
import type { Introduction } from '@icss/core/introductions/introductions.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy } from '../language/copy.ts'
import { IntroductionStatus } from './IntroductionStatus.tsx'

export type IntroductionDrawerProps = {
  introduction: Introduction
  onClose: () => void
  onDecide: (outcome: IntroductionOutcome) => void
}

/** An introduction with both sides, how far it has come, and what came of it. */
export function IntroductionDrawer({ introduction, onClose, onDecide }: IntroductionDrawerProps) {
  const t = useCopy()
  const { state, agreedOn, reason, decidedBy, createdAt, updatedAt } = introduction
  const item = (field: Exclude<keyof Introduction, 'id' | `${IntroductionSide}Id`>, value: string) => ({
    label: t(`introductions.fields.${field}`),
    value,
  })
  const sideItems = (side: IntroductionSide) => {
    const accepted = introduction[`${side}AcceptedAt`]
    const href = pathTo(side === 'resource' ? 'newResources' : 'newDemand', { id: introduction[`${side}Id`] })
    return [
      {
        label: t(`introductions.fields.${side}Name`),
        value: <Link href={href}>{introduction[`${side}Name`]}</Link>,
        isWide: true,
      },
      item(`${side}Company`, introduction[`${side}Company`]),
      item(`${side}Contact`, introduction[`${side}Contact`]),
      item(`${side}Phone`, introduction[`${side}Phone`]),
      item(`${side}AcceptedAt`, accepted === null ? t('introductions.notAccepted') : formatDateTime(accepted)),
    ]
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={t('introductions.of', { resource: introduction.resourceName, demand: introduction.demandName })}
      closeLabel={t('shell.close')}
      {...(isUnderway(state)
        ? {
            footer: (
              <>
                <Button icon={<X size={16} />} onPress={() => onDecide('dropped')}>
                  {t('introductions.drop')}
                </Button>
                <Button variant="primary" icon={<Handshake size={16} />} onPress={() => onDecide('agreed')}>
                  {t('introductions.agree')}
                </Button>
              </>
            ),
          }
        : {})}
    >
      <DescriptionList
        items={[
          { label: t('introductions.fields.state'), value: <IntroductionStatus state={state} /> },
          item('createdAt', formatDateTime(createdAt)),
          item('updatedAt', formatDateTime(updatedAt)),
          ...(state === 'agreed' ? [item('agreedOn', agreedOn)] : []),
          ...(state === 'dropped' ? [{ ...item('reason', reason), isWide: true }] : []),
          ...(decidedBy === '' ? [] : [item('decidedBy', decidedBy)]),
          ...sideItems('resource'),
          ...sideItems('demand'),
        ]}
      />
    </Drawer>
  )
}
