'use client';

import { Pause, Play } from 'lucide-react';
import Image from 'next/image';
import { useEffect, useState } from 'react';

interface LoginPicturesProps {
  pictures: { image: string; alt: string }[];
}

const eachMs = 2_500;

/**
 * Pictures of the shop beside the slip, one after the other (spec section 9). They stand still for
 * those who asked for less motion, and for everybody who stops them.
 */
export function LoginPictures({ pictures }: LoginPicturesProps) {
  const [shown, setShown] = useState(0);
  const [isMoving, setIsMoving] = useState(false);
  const canMove = pictures.length > 1;

  useEffect(() => {
    if (!canMove || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = setTimeout(() => setIsMoving(true), eachMs);
    return () => clearTimeout(start);
  }, [canMove]);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (!document.hidden) setShown((place) => (place + 1) % pictures.length);
    }, eachMs);
    return () => clearInterval(timer);
  }, [isMoving, pictures.length]);

  return (
    <div className="relative flex h-full flex-col max-lg:hidden">
      <div className="relative flex-1 overflow-hidden bg-paper-2">
        {pictures.map(({ image, alt }, place) => (
          <Image
            key={image}
            src={image}
            alt={place === shown ? alt : ''}
            fill
            sizes="(width >= 64rem) 50vw, 1px"
            loading="lazy"
            className={`object-cover object-[60%_50%] transition-opacity duration-[240ms] ${place === shown ? '' : 'opacity-0'}`}
          />
        ))}
      </div>
      <div className="shelf-edge" />
      {canMove && (
        <button
          type="button"
          onClick={() => setIsMoving(!isMoving)}
          aria-label={isMoving ? 'Stop the pictures' : 'Let the pictures move'}
          className="absolute right-2 bottom-[1.125rem] grid size-11 place-items-center rounded-control bg-paper-0 hover:bg-paper-2"
        >
          {isMoving ? (
            <Pause className="size-5" aria-hidden />
          ) : (
            <Play className="size-5" aria-hidden />
          )}
        </button>
      )}
    </div>
  );
}
