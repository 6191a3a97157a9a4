import { businessCardDraft } from '@icss/core/business-cards/business-card.ts'
import { column } from '../forms/DraftForm.css.ts'
import { NounEdit } from '../forms/NounEdit.tsx'
import { useCopy } from '../language/copy.ts'
import { PublicLinkPanel } from '../public-links/PublicLinkPanel.tsx'
import { useClient } from '../server/ClientProvider.tsx'
import type { ScreenProps } from '../shell/view.ts'
import { usePaths } from '../shell/usePaths.ts'
import { BusinessCardForm } from './BusinessCardForm.tsx'

const blank = {
  name: '',
  position: '',
  company: '',
  phone: '',
  email: '',
  weChat: '',
  address: '',
  avatar: '',
  introduction: '',
  links: [],
  serialNumber: 0,
}

/** Makes a super business card or changes one; one that is stored has a public page. */
export default function BusinessCardEditScreen({ params: { id } }: ScreenProps) {
  const t = useCopy()
  const { businessCards } = useClient()
  const pathTo = usePaths()
  return (
    <>
      <NounEdit
        noun="businessCards"
        id={id}
        listPath={pathTo('superBusinessCard')}
        schema={businessCardDraft}
        blank={() => blank}
        savedPath={(saved, isNew) => (isNew ? pathTo('newBusinessCard', { id: saved.id }) : undefined)}
      >
        {(form) => <BusinessCardForm {...form} />}
      </NounEdit>
      {id !== undefined && (
        <div className={column}>
          <PublicLinkPanel group={businessCards} id={id} hint={t('businessCards.hiddenLink')} />
        </div>
      )}
    </>
  )
}
