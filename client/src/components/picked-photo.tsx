import { useCallback } from 'react';

interface PickedPhotoProps {
  file: File;
  alt: string;
  className?: string;
}

/** A file that is still on the person's device; its address lives as long as it is shown. */
export function PickedPhoto({ file, alt, className }: PickedPhotoProps) {
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
