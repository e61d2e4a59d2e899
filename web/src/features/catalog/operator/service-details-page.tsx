import { EditServiceForm } from './edit-service-form.tsx'
import { PictureSection } from './picture-section.tsx'
import { DetailFields } from './service-form.tsx'
import { useShownService } from './service-page.tsx'

/** What a service is called, what it costs and what it is shown with. */
export default function ServiceDetailsPage() {
  const service = useShownService()
  return (
    <div className="flex flex-col gap-4">
      <PictureSection service={service} />
      <EditServiceForm key={service.id} latest={service}>
        {(props) => <DetailFields {...props} />}
      </EditServiceForm>
    </div>
  )
}
