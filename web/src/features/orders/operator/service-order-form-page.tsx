import type { Service } from '@runmart/contract/catalog'
import {
  BesidePreview,
  EditServiceForm,
  OrderFormFields,
  PreviewPane,
  usePreviewService,
  useShownService,
} from '#features/catalog/operator/index.ts'
import { AmountInput, useAmount } from '../new/amount-input.tsx'
import { ContactField } from '../new/detail-fields.tsx'
import { InputFields } from '../new/input-fields.tsx'
import { ServiceLine } from '../new/service-line.tsx'
import { useInputs } from '../new/use-inputs.ts'

/** The inputs of a service's order form. */
export default function ServiceOrderFormPage() {
  const service = useShownService()
  return (
    <EditServiceForm key={service.id} latest={service}>
      {(props) => (
        <BesidePreview preview={<OrderFormPreview {...props} />}>
          <OrderFormFields {...props} />
        </BesidePreview>
      )}
    </EditServiceForm>
  )
}

/** The order form with these fields, as customers see it. */
function OrderFormPreview(props: Parameters<typeof usePreviewService>[0]) {
  const serviceIn = usePreviewService(props)
  return <PreviewPane>{(language) => <AskedFields service={serviceIn(language)} />}</PreviewPane>
}

function AskedFields({ service }: { service: Service }) {
  const amount = useAmount(service)
  const inputs = useInputs(service)
  return (
    <div className="flex flex-col gap-5 p-4">
      <div className="rounded-lg border border-line bg-surface p-4">
        <ServiceLine service={service} full />
      </div>
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4">
        <InputFields inputs={inputs} />
        {service.serviceType !== 'AUTO_BOT' && <AmountInput service={service} amount={amount} error={undefined} />}
        <ContactField />
      </div>
    </div>
  )
}
