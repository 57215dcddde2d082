import { Modal } from '../../../components/modal.js';
import type { Service } from '../../../content/services.js';
import { ServiceOffer } from '../../site/index.js';

type ServiceModalProps = { readonly service: Service; readonly onClose: () => void };

export function ServiceModal({ service, onClose }: ServiceModalProps) {
  return (
    <Modal title={service.title} onClose={onClose}>
      <ServiceOffer service={service} />
    </Modal>
  );
}
