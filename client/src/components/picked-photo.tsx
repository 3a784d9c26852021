import { useCallback } from 'react';
import styles from './photo.module.css';

interface PickedPhotoProps {
  file: File;
  alt: string;
  /** Fills its box by default. */
  className?: string | undefined;
}

/** A file that is still on the person's device; its address lives as long as it is shown. */
export function PickedPhoto({ file, alt, className = styles.photo }: PickedPhotoProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={className} alt={alt} />;
}
