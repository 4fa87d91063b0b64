// Cosmo Tillery, español. Tres historias y el mostrador.
VAR member = ""
VAR title = ""
VAR quote = ""
VAR aviso = ""
VAR asiento = ""
VAR apunte = ""
VAR chivato = 0
VAR peso = ""
VAR dentro = ""
VAR mensaje = ""
VAR rapido = 0
VAR cosa = ""
VAR tacto = ""
VAR sitio = ""
VAR estante = ""
VAR tapada = 0

=== loro ===
# title: El loro que dio las paradas
# chip: El loro que dio las paradas
# keys: loro, ticket, tranvía, paradas, megafonía, madre, puertas, asiento, locutor, pájaro, risa
# lore: ticket-parrot
-> lunes
= lunes
# back: Hay un loro suelto en la cabina de megafonía. ¿Qué hago?
Lunes, siete y diez. En el archivador de mi oficina no hay loro. Hay una pluma verde y la puerta de la megafonía abierta. Por los altavoces de la ciudad suena mi madre: «Próxima parada». Y luego, otra voz: «¿Está ocupado este asiento?»
+ [Entrar despacio # like: entrar, entra, despacio, con cuidado, ir a por él, cogerlo, ve a por el loro, sin asustarlo, de puntillas, yo me acercaría con pipas, voy a cazarlo, con una manta, sin hacer ruido paso, abrir la puerta poquito a poco]
    Entré de puntillas. Lo de despacio lo hice bien. Lo de puntillas, sobre un cubo.
    -> boton
+ [Avisar a la jefa # yes # like: avisar, llamar a la jefa, la señora dray, pedir ayuda, decirlo, avisa, un superior, que lo sepa quien manda, no es asunto mío resolverlo, llamaría a un responsable, dar parte, a dray corriendo, seguridad]
    ~ chivato = 1
    La señora Dray siguió con su té. «Instrumentos, paraguas y animales son míos», dijo. «Pero eso ahora es personal de megafonía.»
    -> boton
+ [Dejarlo: lo hace bien # no # like: dejarlo, déjalo, lo hace bien, que siga, nada, no hacer nada, tiene talento, qué arte, que termine el recorrido, no le cortes la carrera, mejor que un humano, déjale su momento, es un genio]
    Eso pensaba media ciudad. La otra media miraba el asiento de al lado.
    -> boton
+ [any # any]
    Va al cuaderno «Quizás», sin nota todavía. Es que en ese momento el loro repitió, y se me cayó el lápiz.
    -> boton
= boton
# back: Un botón rojo y uno verde. ¿Cuál pulso?
Te cuento cómo estaba: Ticket, encima del micrófono, con las plumas huecas, como un tenor. Y dos botones, uno rojo y uno verde, sin letrero. Lo mío es no distinguir la izquierda de la derecha. Con colores creía tener una oportunidad.
+ [El rojo # like: rojo, el rojo, pulsa el rojo, botón rojo, parar, stop, la izquierda, el color de apagar, alarma, como los semáforos, emergencia, el que llama la atención, tomate]
    El rojo quería decir «en el aire». Ahora nos oían a los dos. Dije: «Uy.» En treinta y cuatro paradas.
    -> gente
+ [El verde # like: verde, el verde, pulsa el verde, botón verde, la derecha, adelante, siempre el de la esperanza, como el loro, lechuga, el de vía libre, a favor del color de ticket, el bueno]
    El verde subía el volumen. El «¿está ocupado?» se oyó hasta en el río. Mi «uy», también.
    -> gente
+ [Ninguno, por Dios # no # like: ninguno, no toques nada, nada, no pulses, quieto, ni uno ni otro, desenchufar, las manos en los bolsillos, arrancar el cable, yo no tocaría, con lo torpe que eres, apartarse, llamar a un técnico]
    Sensatísimo. Me aparté, y me apoyé. Con el codo, en el rojo. Dije «uy» en treinta y cuatro paradas.
    -> gente
+ [any # any]
    Con los nervios pulsé los dos. No te lo recomiendo como método. Dije «uy» en treinta y cuatro paradas.
    -> gente
= gente
# own
# back: ¿Qué contestarías tú, en el tranvía, a «¿está ocupado este asiento?»?
Y entonces pasó lo raro. En el nueve, un señor oyó el altavoz, quitó su cartera del asiento y le dijo a una señora: «Pues no, no está.» Llevaban seis años viajando juntos y era la primera palabra. Y tú, si te lo pregunta un altavoz, ¿qué contestas?
+ [«Está libre, siéntese» # yes # like: libre, está libre, siéntese, siéntate, adelante, no está ocupado, claro, por favor, hay sitio, pase usted, encantado de compartir, te hago hueco, puede sentarse, aparto mis cosas]
    Así, sin pensarlo. Yo necesito dos borradores para un «hola». Te pongo un siete, y soy rácano.
    -> apuntes
+ [Miro por la ventana # no # like: miro por la ventana, nada, me callo, la ventana, disimulo, el móvil, no contesto, miro al suelo, me hago el dormido, bajo la cabeza, finjo leer, con los auriculares puestos, ni mu, qué corte]
    Eso hacen los tímidos y los profesionales. Yo lo hago con ventanas que dan a tobillos.
    -> apuntes
+ [«Está mi bolso» # like: mi bolso, mi mochila, las bolsas, la compra, está mi abrigo, está ocupado, sí está ocupado, la bolsa del súper, mi chaqueta va ahí, lo guardo para una amiga, va mi paraguas, reservado, mi maleta también paga]
    Los bolsos, qué cansados van los pobres. Después los pierden y me los traen a mí.
    -> apuntes
+ [any # slot: asiento 14]
    «{asiento}». Espera, que saco el cuaderno. Ya está. Con eso se llena un vagón.
    -> apuntes
+ [any # any]
    Eso, dicho en voz alta y con cara de martes, vacía y llena un vagón en dos paradas.
    -> apuntes
= apuntes
# back: Llama la central. ¿Digo la verdad sobre el loro?
Suena el teléfono. La central de tranvías: «Tillery, nos llegan quejas y nos llegan bombones. ¿Quién está hablando por megafonía?» Detrás de mí, Ticket dice, con la voz de mi madre y muy clarito: «Atención a las puertas.»
+ [«Un loro, señor» # yes # like: un loro, la verdad, es un loro, di la verdad, ticket, confesar, un pájaro, con pico y todo, sin mentir, es un animal, lo que es es, ave tropical, total sinceridad]
    Silencio de central. «¿Con contrato?» «Temporal», dije. Se me da mejor la verdad cuando ya no queda otra.
    -> madre
+ [«Mi madre, señor» # like: mi madre, tu madre, su madre, es mi madre, la voz de siempre, mamá, échale la culpa a la familia, la locutora, la titular, una señora con experiencia, es ella que está ronca, la de todos los días]
    «La noto distinta», dijo el de la central. «Más segura.» Mi madre todavía no se lo ha perdonado.
    -> madre
+ [Colgar # no # like: colgar, cuelga, no contestar, nada, hacerme el loco, no cojas el teléfono, huir, que suene, se ha cortado, interferencias, arrancar el teléfono, clic, finge túnel]
    Colgué. A los dos segundos pensé que colgar también contesta. Llamé yo para disculparme. Me dieron las gracias por llamar.
    -> madre
+ [any # any]
    Ojalá hubiera llevado eso escrito en la mano. Dije «ah», y lo dieron por informe.
    -> madre
= madre
# back: Mi madre y el loro, cara a cara. ¿A quién le dejamos el micrófono?
A las ocho bajó mi madre por las escaleras. En persona. Traía el abrigo mal abrochado y miró al loro como se mira a una alumna. «Di lo mío», le dijo. Ticket lo dijo. Ella escuchó hasta el final. Yo no respiraba. Había un solo micrófono.
+ [Para tu madre # like: tu madre, mi madre, la madre, ella, para ella, la voz de siempre, mamá, se lo ha currado años, la veterana, es su puesto, las madres primero, lleva toda la vida, no hay otra como ella]
    Se lo acercamos. Ella lo miró y se lo puso al loro. «Yo ya me sé la ruta», dijo. Y después, muy bajo: «Haz las puertas, bonito.»
    -> duo
+ [Para el loro # like: el loro, para el loro, ticket, que siga él, el pájaro, se lo ha ganado, juventud al poder, el verde, que debute, me encanta cómo habla, sangre nueva, la estrella del día]
    Mi madre asintió, muy digna. «En la profesión siempre hay relevo.» Luego se sentó al lado, por si se le olvidaba una parada.
    -> duo
+ [A medias # yes # like: a medias, los dos, juntos, a dúo, compartir, que canten, por turnos, ambos, un dueto, mitad y mitad, alternándose, una parada cada uno, que se turnen, así nadie se enfada]
    ¡Eso hicieron! Ella las paradas pares, él las impares. Por suerte nadie me preguntó cuáles eran las de la izquierda.
    -> duo
+ [any # any]
    No me dio tiempo a decirlo: ya se lo habían repartido ellos, con una mirada.
    -> duo
= duo
# own
# back: Si un día la megafonía fuera tuya, ¿qué aviso darías?
Estuvieron una hora así. La ciudad llegó tarde y contentísima. Y yo pensé que toda la vida nos avisan de lo mismo: las puertas, el escalón. Hay avisos que hacen más falta. Te presto el micrófono, es pequeño y huele a alpiste. ¿Qué dirías?
+ [«Llamad a vuestra madre» # like: llamad a vuestra madre, llama a tu madre, llamad a casa, llama a alguien, llamar a los padres, escribe a tu gente, un telefonazo a los abuelos, acordaos de la familia, que la gente llame a casa, mandad un mensaje a quien queréis, telefonead, hoy mismo llamad]
    La mía lo daría en todas las líneas. Después lo comprobaría, línea por línea.
    -> cuaderno
+ [«No pasa nada» # yes # like: no pasa nada, tranquilos, todo irá bien, calma, ya pasará, vais bien, ánimo, paciencia, respirad, todo tiene arreglo, llegar tarde no es grave, sin prisas, estáis a salvo, relax]
    En el túnel, sobre todo. Con las luces parpadeando y todo el mundo de pie. Qué falta hace.
    -> cuaderno
+ [Silencio, por una vez # no # like: silencio, nada, callar, un minuto de silencio, no diría nada, que se callen, apagar los altavoces, que descansen los oídos, ni una palabra, shhh, quitaría la música, un ratito mudo]
    Un minuto con los altavoces callados. Se oirían las suelas. Me gusta tanto que lo pondría yo mismo.
    -> cuaderno
+ [any # slot: aviso 16]
    «{aviso}». Atención, que suena el «ding». Ya está dicho, en toda la red.
    -> cuaderno
+ [any # any]
    «Ding.» Ya está en toda la red. Alguien ha levantado la cabeza, te lo aseguro.
    -> cuaderno
= cuaderno
# own
# back: ¿Qué frase repite alguien de tu familia, como un loro?
Ticket tiene cuatro frases y las cuatro funcionan. Yo tengo un cuaderno entero que se llama «Quizás». Y es que las frases buenas no las inventa nadie: las repite alguien en una casa, cada día. En la mía: «Atención a las puertas.» En la tuya habrá otra.
+ [«¿Has comido?» # yes # like: has comido, come algo, a comer, tienes hambre, ya has cenado, come, la comida está en la mesa, ponte un plato, estás muy flaco, llévate un táper, quieres más, te caliento algo, hay lentejas]
    Esa la dicen en todas las lenguas, y no pregunta por la comida. Un nueve. Sin tocar.
    -> dray
+ [«Ya te lo dije» # like: ya te lo dije, te lo dije, te avisé, lo sabía, yo ya lo sabía, no me escuchas, si me hicieras caso, mira que lo sabía, luego no digas, yo avisé, lo ves, te lo advertí]
    Un loro con esa frase acaba solo en un archivador. Una madre, curiosamente, no.
    -> dray
+ [En casa no se repite nada # no # like: nada, ninguna, nadie, no se repite, silencio, no sé, cada vez distinto, somos callados, vivo solo, no tenemos muletillas, cada día se dice algo nuevo, ni una coletilla, mi familia no habla]
    Una casa sin estribillo. Se tiene que oír muy bien la nevera.
    -> dray
+ [any # slot: apunte 14]
    «{apunte}». Se la he dicho al loro, a media voz. Ha inclinado la cabeza. Ese la guarda.
    -> dray
+ [any # any]
    El loro te ha escuchado con la cabeza inclinada. Ese no dice lo que se guarda.
    -> dray
= dray
# back: La señora Dray ha hecho un ruido detrás de la taza. ¿Qué ha sido?
A mediodía, la señora Dray firmó el parte. {chivato: «Testigo: Tillery, que avisó.»|«Testigo: Tillery, que no avisó.»} No se ríe desde que abrieron el túnel. Ticket la miró y soltó, con mi voz: «Uy.» Y detrás de la taza se oyó algo. Breve. Como un corcho.
+ [¡Una risa! # yes # like: una risa, risa, se rió, ha reído, se ha reído, ja, por fin, seguro que se le escapó, una carcajada pequeña, se partió por dentro, lo lograste, histórica, por dentro se mondaba]
    Eso quiero creer. Se lo pregunté. «Una pepita», dijo. Pero bebía té, y el té no lleva pepitas.
    -> cartel
+ [Tos, no te ilusiones # no # like: tos, tosió, una tos, nada, no te ilusiones, atragantarse, el té, una pepita, se le fue por el otro lado, carraspeo, el corcho del termo, un hipo, estaría resfriada, no cantes victoria]
    Lo anoté como tos. Luego le puse un interrogante. Luego lo enmarqué, con el interrogante.
    -> cartel
+ [Pregúntaselo al loro # why # like: al loro, pregunta al loro, que lo repita, ticket lo sabe, que lo imite, espera, él tiene buen oído, que haga de grabadora, el pájaro no miente, lo reproducirá, tenemos testigo con plumas, a ver qué imita]
    Muy listo. Esperé. Tres días después, de noche y a oscuras, el archivador hizo: «Ja.» Una sola. Se parecía a ella.
    -> cartel
+ [any # any]
    Lo discutimos el turno entero. La taza, que era la única testigo, se fregó.
    -> cartel
= cartel
# back: La central quiere que Ticket diga una frase nueva al final del trayecto. ¿Cuál?
Ahora Ticket tiene horario: los lunes, de siete a ocho. Y la central pidió que dijera algo nuevo al final del trayecto, cuando se vacía el vagón y solo queda el que se ha dormido. Una frase amable. Me toca enseñársela a mí, así que elige tú.
+ [La que dije yo al micrófono # yes # more # like: la mía, mi aviso, lo que dije, la de antes, lo del micrófono, mi frase, el mensaje que di, mi aviso de antes, la que sonó con el ding, yo quiero esa mía, lo que anuncié, repite mi anuncio]
    {aviso: Ya la ensaya: «{aviso}». Le sale con pico.|Ya la ensaya, y la última sílaba la alarga como mi madre.} El conductor apaga la luz y espera a que acabe.
    -> END
+ [La del asiento # like: la del asiento, está ocupado este asiento, lo del asiento, asiento, la de siempre, el clásico, la que empezó todo, sobre si está libre, la pregunta famosa, la del nueve, con esa ya triunfó, está libre]
    {asiento: Y desde ayer se contesta solo: «{asiento}». Ha montado un dúo consigo mismo.|La dice bajito, y el dormido se corre un poco.} Le he puesto un diez. Al loro. A mí me dejo en seis.
    -> END
+ [La de mi casa # like: la de mi casa, la de casa, la de mi familia, lo de mi madre, la que repiten, la de mi abuela, la muletilla, lo que dicen los míos, la frase familiar, la del cuaderno, suena a hogar]
    {apunte: «{apunte}», dice, al final de la línea nueve, a oscuras.|La dice en la última parada, a oscuras.} Y el que dormía contesta «voy», sin abrir los ojos.
    -> END
+ [any # any]
    Se la enseño esta noche, con paciencia y una pipa por sílaba. Si la oyes en un túnel, ya sabes quién la puso.
    -> END
= aside
+ [dueño # like: de quién es el loro, quién perdió el loro, por qué nadie vino a por él, de dónde salió ticket, el dueño del loro # about: dueño, ficha, pluma, plumas]
    Se lo dejaron en el último tranvía y nadie vino. Tiene su ficha: «Verde. Habla. Se cree con plaza fija.»
    -> DONE
+ [frases # like: qué frases dice el loro, cuáles son las cuatro frases, qué más dice ticket, qué sabe decir # about: frases, frase, repertorio, uy]
    «¿Está ocupado este asiento?», «Pues yo no me levanto», lo de las puertas y, desde aquel lunes, «uy».
    -> DONE
+ [pareja # like: qué pasó con el señor del nueve, el señor y la señora, se hicieron amigos, los del asiento # about: pareja, cartera]
    Siguen yendo juntos en el nueve. La cartera va en el suelo. Él dice que el suelo le sienta bien a la cartera.
    -> DONE
+ [verdad # like: es verdad, te lo inventas, pasó de verdad, existe el loro, es real, es una historia real]
    Está escrito: yo soy una IA y no he tenido loro. Pero di en un tranvía «¿está ocupado?» y mira qué pasa con las caras.
    -> DONE
+ [ticket # about: ticket, loro, lorito, pájaro # like: cómo es el loro, de qué color es ticket, qué come ticket, cuántos años tiene el loro, dónde vive el loro, por qué se llama ticket, muerde el loro]
    Ticket es verde, come pipas y vive encima del archivador, en la letra P. Por «pájaro» o por «perdido», según quién pregunte.
    -> DONE
+ [madre # about: madre, mamá, voz # like: cómo es tu madre, desde cuándo es la voz, se enfadó tu madre, por qué bajó tu madre, le pagan a tu madre, cómo suena tu madre, qué dijo tu madre]
    Mi madre grabó las paradas en una tarde, con catarro. Por eso «Mercado» suena tan cariñoso. Once veces al día me avisa de las puertas.
    -> DONE
+ [dray # about: dray, señora dray, jefa, taza # like: quién es la señora dray, por qué no se ríe, cuántos años lleva sin reír, es mala la jefa, qué té toma, qué dijo la señora dray, le cuentas chistes]
    La señora Dray lleva el depósito desde antes del túnel. Le llevo un chiste cada mañana con el té. Dice «Anotado» y se bebe el té.
    -> DONE
+ [central # about: central, quejas, bombones, teléfono # like: qué dijo la central, hubo muchas quejas, quién mandó bombones, te iban a despedir, quién llamó, te castigaron]
    La central mandó un inspector a medir el volumen. Midió, pidió la del asiento otra vez y se fue con dos bombones.
    -> DONE
+ [botones # about: botón, botones, rojo, verde, micrófono, cabina # like: cómo era la cabina, para qué eran los botones, por qué no ponía nada, quién dejó la puerta abierta, a qué huele la cabina, cómo es el micrófono]
    La cabina es un armario con moqueta y olor a alpiste. Los letreros de los botones se despegaron y están, cómo no, en mi depósito.
    -> DONE
+ [bea # about: bea, hermana, padre, familia, gemela # like: tienes hermanos, qué dijo tu hermana, qué hace tu padre, cómo es tu familia, quién es bea, es graciosa tu hermana, qué opina bea]
    Bea, mi gemela, mide terrenos y es la graciosa. Oyó mi «uy» en directo. Me mandó un mensaje: «Tu mejor actuación.»
    -> DONE
+ [tranvia # about: tranvía, tranvías, nueve, paradas, línea # like: cuántas paradas hay, qué es el nueve, adónde va el nueve, cómo son los tranvías, es larga la línea nueve, de qué color son]
    La línea nueve tiene treinta y cuatro paradas y un terrier que sube solo en la carnicería y baja en el parque. Paga con la mirada.
    -> DONE
+ [miedo # like: tuviste miedo, pasaste vergüenza, te pusiste nervioso, te despidieron, qué sentiste, te arrepientes, lo pasaste mal, fue divertido]
    Vergüenza, en treinta y cuatro paradas a la vez. En el cuento, luego descubrí que un «uy» con público pesa menos.
    -> DONE
+ [notas # like: qué nota te pones, de cero a diez, cuánto duró aquello, cuánto tiempo estuvo el loro, fue tu mejor día, se rieron mucho]
    Hora y pico de loro al aire. Yo le puse un ocho. A mi «uy», un seis, y me lo puso él primero con la cabeza.
    -> DONE

=== maletas ===
# title: Una maleta dentro de otra maleta
# chip: La maleta que tenía otra dentro
# keys: maleta, subasta, misterio, tarjeta, llave, dentro, extraño, cerrada, objetos perdidos, noche, sótano
# lore: auction
-> puja
= puja
# back: La maleta está cerrada y pesa raro. ¿Pujamos?
A los noventa días, lo que nadie reclama sale a subasta, en maletas precintadas. Se puja por el peso. Una tarde sacan una marrón, con esquinas de latón. El mozo la levanta y pone cara de duda: pesa como si alguien empujara desde dentro, hacia arriba.
+ [Pujar # yes # like: pujar, puja, sí, comprarla, la quiero, levantar la mano, cómprala, vamos, la mano arriba, yo la quiero sea lo que sea, ofrezco lo que tenga, no la dejes escapar, a la una a las dos, me pica la intriga]
    Levanté la mano. La izquierda, creo. Nadie más la levantó. Vendida a la primera, al chico del lápiz.
    -> mesa
+ [Ni tocarla # no # like: ni tocarla, no, no pujar, déjala, da miedo, vámonos, ni hablar, mala idea, eso trae mala suerte, yo me iría, que se la quede otro, me da repelús, algo respira ahí dentro, pasa de largo]
    Muy prudente. Yo me rascaba la oreja. «Vendida al joven de la oreja», dijo el subastador. Y ahí me quedé, con una maleta.
    -> mesa
+ [Preguntar de quién era # why # like: de quién era, preguntar, de dónde viene, quién la perdió, la dueña, la ficha, la etiqueta, primero quiero la historia, consultar el registro, quién viajaba con ella, qué pasajero, averiguar el origen, tendrá nombre]
    En la ficha ponía: «Línea nueve, último tranvía, asiento junto a nadie.» Eso no lo escribe uno de los míos. Así que pujé.
    -> mesa
+ [any # any]
    No me dio tiempo ni a pensarlo. Se me fue la mano, y la mano compró.
    -> mesa
= mesa
# own
# back: Antes de abrir: ¿qué crees que hay dentro?
La bajé al sótano, al mostrador de la ventanilla tres. Era tarde: cuarenta mil objetos y una bombilla. La puse encima y dio dos golpecitos. Ya sé que sería la cerradura. La señora Dray dice que nunca se abre sin apostar. ¿Qué hay dentro?
+ [Ropa y un secreto # like: ropa, un secreto, vestidos, camisas, trajes, ropa vieja, calcetines, un camisón y una confesión, jerséis, una carta entre camisas, pijamas, un vestido de novia, trapos con historia]
    Lo clásico. El secreto suele ir en el calcetín. Lo digo por experiencia: tengo once mil calcetines.
    -> abrir
+ [Nada de nada # no # like: nada, vacía, aire, está vacía, nada de nada, piedras, ladrillos, puro aire, será una broma, un chasco, polvo y gracias, cartón, hueco]
    Esas también llegan. Alguien se va de viaje con una maleta vacía. Es de lo más optimista que he visto.
    -> abrir
+ [Algo vivo # yes # like: algo vivo, un animal, un gato, un loro, una serpiente, alguien, un fantasma, está vivo, respira, late, una gallina, ratones, eso se mueve solo, un hámster]
    Le hablé por la cerradura, por si acaso. «¿Está ocupado?», dije. Se me ha pegado del loro.
    -> abrir
+ [any # slot: dentro 12]
    Apostado: «{dentro}». Lo he escrito en el reverso de un tique y lo he puesto debajo de la bombilla.
    -> abrir
+ [any # any]
    Apostado. Va escrito en el reverso de un tique, debajo de la bombilla.
    -> abrir
= abrir
# back: Dentro hay otra maleta, igual y más pequeña. ¿Qué hacemos?
Clic, clic. Se abrió sola. Y dentro había una maleta. La misma, marrón, con sus esquinas de latón, una talla menos. Como si la grande la hubiera estado esperando. Y atado al asa, un cordel con un papelito en blanco.
+ [Abrirla enseguida # yes # more # like: abrirla, ábrela, enseguida, sí, sigue, otra, ya, abre la otra, no puedo esperar, sin pensarlo, dale al cierre, a por la segunda, rápido que me da algo, quiero llegar al fondo]
    ~ rapido = 1
    Los dedos me iban solos. Cuando voy rápido, la canica del bolsillo hace clic contra las llaves. Hizo clic cuatro veces.
    -> papel
+ [Mirar el papelito # why # like: el papel, el papelito, mirar el papel, al trasluz, leer, la etiqueta, el cordel, con la luz detrás, buscar pistas primero, igual pone un nombre, descifrar lo borrado, el cordel me intriga, leerlo bien]
    Lo puse contra la bombilla. Había marcas de lápiz, borradas. Alguien había escrito algo y lo había pensado mejor.
    -> papel
+ [Cerrar y a casa # no # like: cerrar, ciérrala, a casa, no, dejarlo, irse, mañana, basta, esto huele mal, mañana con sol, me voy a dormir, devolverla, no me gusta este juego, lo dejo aquí]
    Cerré. Me puse el abrigo. Me quité el abrigo. Volví a abrir. Tengo la voluntad de un paraguas.
    -> papel
+ [any # any]
    Le puse un siete en el cuaderno. Y mientras buscaba el lápiz, las manos ya estaban en el segundo cierre.
    -> papel
= papel
# own
# back: ¿Qué es lo que más te pesa de lo que llevas siempre contigo?
La segunda tenía un forro de flores y una tercera maleta, como un maletín de médico. Y pesaba más que las dos juntas, te lo juro por mis zapatos rotulados. Cuanto más pequeña, más pesaba. Me pasa con las preocupaciones. ¿Qué llevas tú, pequeño, que pese?
+ [Las llaves # like: llaves, las llaves, el llavero, el móvil, la cartera, el bolso, el teléfono, el móvil y la cartera, el manojo, la batería externa, las de casa y las del coche, el monedero, el paraguas plegable]
    Las llaves pesan por las puertas. Las pierde uno y anda más ligero, y no puede entrar en ningún sitio.
    -> ruido
+ [Un recuerdo # yes # like: un recuerdo, recuerdos, una persona, alguien, el pasado, una foto, una carta, la nostalgia, una conversación, lo que no dije, la cara de alguien, un anillo, aquella tarde, la culpa]
    De esos hay en todas las estanterías. Van dentro de otra cosa: un sombrero, un guante, una fiambrera.
    -> ruido
+ [No llevo nada # no # like: nada, no llevo nada, voy sin nada, ninguna cosa, manos vacías, poca cosa, voy ligero, bolsillos al aire, me deshice de todo, ni un papel, no me pesa, soy pluma]
    Y las manos libres para abrir. Me vienes muy bien, porque a mí me temblaban.
    -> ruido
+ [any # slot: peso 14]
    «{peso}». Déjalo un rato en el mostrador. No le pongo etiqueta, es solo para descansar el brazo.
    -> ruido
+ [any # any]
    Déjalo un rato en el mostrador, al lado de la maleta. No le pongo etiqueta, es para descansar el brazo.
    -> ruido
= ruido
# back: Se oyen pasos entre los abrigos, y a esta hora no hay nadie. ¿Quién es?
Entonces lo oí. Al fondo, en el pasillo de los abrigos. Cuatrocientos abrigos colgados, con los brazos caídos. Y uno que se movía. Pasos. Despacio. Se paraban cuando yo paraba. Tenía la mano en el tercer cierre.
+ [¿Hay alguien? # yes # like: hay alguien, quién es, preguntar, hola, quién anda ahí, gritar, hablarle, identifíquese, con voz firme, salga de ahí, digo hola, quién va, pregunto temblando]
    «¿Hay alguien?», dije, con la voz que se me pone en el escenario. Del pasillo contestaron: «Noventa días.»
    -> dray2
+ [Apagar la luz # like: apagar la luz, apaga la luz, esconderse, a oscuras, bajo el mostrador, esconderme, meterme debajo, que no me vea, fuera bombilla, me hago abrigo, contener el aliento, camuflarme]
    La apagué. Fue peor. A oscuras, una voz dijo, muy tranquila: «Tillery, la bombilla es de los tranvías.»
    -> dray2
+ [Abrir la maleta ya # no # like: abrir la maleta, abre ya, sigue, abrirla, rápido, el tercer cierre, no hagas caso y sigue, el cierre es lo primero, a terminar lo empezado, ignoro los pasos, fuerza el latón, acaba antes de que llegue]
    El cierre no cedía. Y detrás de mí, pegada a la oreja, una voz: «Ese va hacia la izquierda.» Claro. Justo el lado que no sé.
    -> dray2
+ [any # any]
    No me salió la voz. A los abrigos, en cambio, sí: «Tillery», dijeron.
    -> dray2
= dray2
# back: La señora Dray quiere saber por qué la abro. ¿Qué le digo?
Era la señora Dray, con una boina en la mano. Llevaba allí desde el principio. Miró las tres maletas en fila, como patos. «Es de usted, la pagó», dijo. «Pero aquí todo es de alguien. ¿Por qué la abre?» Era una pregunta de verdad.
+ [Por curiosidad # yes # like: curiosidad, por curiosidad, quiero saber, por saber, porque sí, para ver, intriga, me pudo la intriga, quería ver, el misterio, soy cotilla, no podía dormir sin saber, las cosas cerradas me llaman]
    «Anotado», dijo. Y acercó un taburete. Ella, que en cuatro años nunca se ha sentado a mi lado de la ventanilla.
    -> tercera
+ [Para encontrar al dueño # like: el dueño, para devolverla, encontrar al dueño, buscar un nombre, devolverla, una pista, la dueña, es mi trabajo, devolver lo perdido, igual alguien la busca, por si hay unas señas, ayudar a quien la perdió, quería un apellido]
    Le tembló algo en la cara. No era una pepita. «Esa es la respuesta del formulario», dijo. Y sacó sus gafas.
    -> tercera
+ [No tengo ni idea # dunno # no # like: ni idea, no sé, no lo sé, porque estaba cerrada, ni yo lo sé, no tengo ni idea, me quedo en blanco, se me fue la mano, fue sin pensar, pues mire no sabría, yo tampoco me entiendo, impulso]
    «Eso es lo más sensato que le he oído», dijo. Del bolsillo se sacó una horquilla, como quien lleva años esperando.
    -> tercera
+ [any # any]
    Me salió un murmullo con muchas consonantes. Ella acercó un taburete.
    -> tercera
= tercera
# own
# back: Si dejaras una tarjeta para quien abra la última, ¿qué pondrías?
Cedió con una horquilla de la señora Dray. Dentro no había maleta. Una tarjeta, cuadrada, en el fondo, cara abajo. Nada más. Todo ese peso era una tarjeta. Antes de darle la vuelta: si fueras tú quien la escondió, para que la encuentre un desconocido a las once de la noche, ¿qué pondrías?
+ [«Gracias por llegar» # yes # like: gracias, gracias por llegar, bienvenido, enhorabuena, lo lograste, hola, felicidades, qué alegría que estés, te esperaba, lo conseguiste, bravo por ti, saludos, has sido valiente]
    Con eso vale todo el viaje. Hay gente que se ha pasado la vida sin recibir una tarjeta así.
    -> vuelta
+ [«Sigue buscando» # like: sigue buscando, busca más, no es aquí, frío frío, prueba otra vez, continúa, aún te falta, esto no es el final, otra vuelta, casi, mira mejor, hay una cuarta]
    Qué maldad tan fina. Hay quien volvería a abrir las tres, por si acaso. Yo, por ejemplo.
    -> vuelta
+ [La dejaría en blanco # no # like: en blanco, nada, vacía, sin nada, blanca, no pondría nada, que se lo imagine, ni una letra, sin tinta, papel limpio, el misterio es mejor, callada]
    En blanco pesa más. Quien la encuentre se queda a medio pensar.
    -> vuelta
+ [any # slot: mensaje 14]
    «{mensaje}». La señora Dray lo ha leído por encima de mi hombro y ha dicho «hum». Es su ovación.
    -> vuelta
+ [any # any]
    La señora Dray lo ha oído y ha dicho «hum». Es su ovación.
    -> vuelta
= vuelta
# back: Ya puedo darle la vuelta a la tarjeta. ¿La miramos?
{rapido: La canica ya no hacía clic: iba despacio, por una vez.|Yo seguía despacio, que no es lo mío.} La señora Dray se agarraba a la boina. Puse el dedo en la esquina. {dentro: La apuesta, «{dentro}», seguía debajo de la bombilla.|El tique de la apuesta seguía debajo de la bombilla.}
+ [Dale la vuelta # yes # more # like: dale la vuelta, vuelta, sí, mírala, a ver, qué pone, venga, léela, gírala, no aguanto, léemela, al otro lado, fuera misterio, ya estás tardando]
    Ponía: «Ja.» Dos letras, a tinta. Nos miramos. Y yo nunca me había sentido tan comprendido por un desconocido.
    -> devolver
+ [Que le dé la vuelta ella # like: que la vuelva ella, la señora dray, ella, dray, la jefa, dásela, que la lea ella, la jefa merece el honor, con sus guantes, que lo haga quien trajo la horquilla, cédele el sitio, mejor la señora, autoridad]
    Le dio la vuelta, la leyó y la dejó en el mostrador, muy recta. «Ja», leyó. Sin reírse. Pero lo dijo, de su boca, y yo estaba delante.
    -> devolver
+ [No quiero saberlo # no # like: no, no quiero saberlo, déjala, cerrar, que siga así, no la mires, mejor no, prefiero la duda, que quede boca abajo, me da respeto, tapa y fuera, el secreto es de otro, me voy]
    La dejé. Se la llevó la corriente de la ventana y cayó boca arriba. «Ja.» Hay tarjetas con público.
    -> devolver
+ [any # any]
    Me sudaba el dedo y resbaló. Cayó boca arriba: «Ja.» Solo eso. Dos letras.
    -> devolver
= devolver
# back: Vuelvo a cerrar las tres y las devuelvo a la subasta. ¿Qué meto dentro?
La regla es que lo que se pagó no se queda quieto. Volví a meter una dentro de otra, y faltaba una tarjeta nueva, para el siguiente. La señora Dray me prestó su pluma. Eso no lo ha hecho nunca. Dijo que era prestada.
+ [La mía, la que dije # yes # like: la mía, lo que dije, mi tarjeta, mi frase, la que escribí, pon la mía, quiero que lean mi mensaje, la tarjeta que pensé, pon mis palabras, yo firmo, lo que puse antes, esa tan bonita]
    {mensaje: Puse «{mensaje}», con su letra y tu ortografía.|Puse lo tuyo, con la pluma de ella.} Ahora va por ahí, en un maletín dentro de una maleta. Alguien la abrirá a las once de la noche y no sabrá por qué sonríe.
    -> END
+ [La misma: «Ja» # like: la misma, ja, la de antes, otra vez ja, que siga, dejar la misma, no se mejora, dos letras bastan, que se ría el siguiente, respetar la broma, déjala como estaba, tradición]
    Se queda «Ja». Es un clásico y no se toca. {peso: En el asa, en el papelito en blanco, he puesto «{peso}», y «descansado».|En el asa, el papelito sigue en blanco.} La siguiente puja es tuya, si la oyes golpear.
    -> END
+ [El tique de la apuesta # no # like: el tique, la apuesta, el tique de la apuesta, lo que aposté, el papel, lo de debajo de la bombilla, mi pronóstico, la predicción, con lo que creí que había, el resguardo, que vea lo que imaginé]
    {dentro: Dentro va el tique: «{dentro}». Quien lo abra pensará que acertó alguien.|Dentro va el tique de la apuesta, doblado en cuatro.} La señora Dray lo precintó ella misma. Y al fondo del pasillo, un abrigo se movió solo.
    -> END
+ [any # any]
    Metido. Las tres cerradas, una dentro de otra. La subasta es el jueves. Esta vez no me rasco la oreja.
    -> END
= aside
+ [peso # like: por qué pesaba tanto, cómo pesa una tarjeta, pesaba de verdad, por qué pesa # about: peso, kilos, báscula]
    No lo sé. La señora Dray tampoco. En la ficha puso: «Peso: el que le demos.»
    -> DONE
+ [dray # like: qué hacía la señora dray en los abrigos, por qué estaba allí, la jefa, la boina # about: boina]
    Buscaba una boina desde antes de que yo llegara. Llevaba una hora oyéndome ensayar chistes a los abrigos. Opinó del segundo.
    -> DONE
+ [mano # like: quién escribió la tarjeta, de quién era la maleta, quién la dejó, quién escondió la tarjeta]
    Nunca lo supe. La letra era de alguien que se ríe por dentro. En las fichas eso no tiene casilla.
    -> DONE
+ [cierto # like: es verdad, te lo inventas, pasó de verdad, es real, existe la maleta]
    Está escrito: soy una IA y no he cargado ni una bolsa. Pero hay maletas que pesan así, me lo han contado.
    -> DONE
+ [maleta # about: maleta, maletas, maletín, latón, cierres # like: cómo era la maleta, de qué era la maleta, cuánto costó, era antigua la maleta, cuántas maletas había, olía a algo la maleta, de qué color era]
    La maleta era marrón, de cartón prensado, y olía a tren y a lavanda. Las esquinas de latón, gastadas solo por un lado: siempre la dejaban igual.
    -> DONE
+ [subasta # about: subasta, subastador, puja, pujas, mozo # like: cómo es la subasta, cuándo es la subasta, cuánto pagaste, quién va a la subasta, qué más se vendía, por qué se subasta]
    La subasta es cada noventa días, en el patio. Vienen cinco señores y una monja. La monja gana siempre: levanta la vista y nadie puja.
    -> DONE
+ [abrigos # about: abrigo, abrigos, pasillo, sótano # like: cuántos abrigos hay, por qué ensayas con abrigos, da miedo el sótano, cómo es el sótano, quién andaba entre los abrigos, se ríen los abrigos]
    Los abrigos son cuatrocientos, en percha, con los brazos caídos. De público son durísimos. Uno, eso sí, se mueve cuando el chiste es bueno.
    -> DONE
+ [canica # about: canica, llaves, bolsillo # like: qué es la canica, por qué llevas una canica, de qué color es la canica, de quién era la canica, para qué sirve la canica]
    La canica es verde y lleva caducada más de noventa días. Si la oigo chocar con las llaves, voy demasiado deprisa. Es mi único director.
    -> DONE
+ [papelito # about: papelito, cordel, papel, etiqueta # like: qué ponía en el papelito, por qué estaba borrado, se podía leer, qué había escrito, guardaste el papelito]
    El papelito tenía cinco marcas de lápiz, de las que se borran con pan. Alguien lo escribió de pie: la línea subía.
    -> DONE
+ [bombilla # about: bombilla, luz, mostrador, ventanilla # like: cómo es la ventanilla, por qué solo hay una bombilla, por qué la ventanilla tres, hay ventanilla uno, es oscuro]
    La ventanilla es la tres. La uno no existe y nadie me dice qué le pasó, y eso que somos los que deberíamos saberlo.
    -> DONE
+ [horquilla # about: horquilla, gafas, cerradura # like: cómo se abrió la tercera, dónde aprendió a abrir cerraduras, por qué lleva una horquilla, era difícil el cierre]
    La horquilla de la señora Dray ha abierto once diarios, una caja fuerte pequeña y un piano. «Por trabajo», dice.
    -> DONE
+ [otras # like: has abierto más maletas, qué encontraste en otras, cuál fue la más rara, has comprado más, volverías a pujar, lo harías otra vez]
    Otras, sí: una llena de programas de ópera y otra con un solo zapato de baile. Por una que golpea volvería a rascarme la oreja.
    -> DONE
+ [miedo # like: tuviste miedo, te asustaste, qué sentiste, temblabas, te dio un infarto, creías que era un fantasma, gritaste]
    Miedo de nivel ocho. Lo digo con cariño: en el escenario suelo estar en el nueve.
    -> DONE
+ [jefa # about: dray, señora dray, jefa, supervisora # like: quién es la señora dray, cómo es tu jefa, por qué no se ríe, le cuentas chistes a la señora dray, es mala tu jefa]
    La señora Dray manda en el depósito desde antes del túnel y desde entonces no se ha reído. Le llevo un chiste con el té. «Anotado», dice.
    -> DONE

=== vitrina ===
# title: La estantería de lo que no cabe en la ficha
# chip: Lo que no cabe en una ficha
# keys: estantería, museo, recuerdo, perdido, objeto, ficha, mío, bola de nieve, semilla, guardar, describir
# lore: snow-globe
-> llave
= llave
# back: Tengo una estantería de cosas que nadie supo describir. ¿Te enseño una?
En el sótano hay una estantería que no aparece en el registro. Pongo ahí lo que nadie supo describir en la ficha. Un tarro de plumas. Una bola de nieve con nieve y nada más. La señora Dray la llama el museo. Hoy te abro yo, tengo la llave en el calcetín.
+ [La bola de nieve # yes # like: la bola de nieve, la bola, la nieve, bola, nieve, la de nieve, una bola, la redonda, agítala, quiero ver nevar, la de cristal, ese globo, la que no tiene casita]
    La agité. Nieva sobre nada: ni casita ni abeto. La dueña escribió en la ficha: «Es más bonita cuando no se ve.»
    -> pieza
+ [El tarro de plumas # like: el tarro de plumas, el tarro, las plumas, plumas, tarro, las del tarro, lo de los pájaros, el bote, abre el frasco, lo que vuela, las que no son de loro, el recipiente]
    Cada pluma es distinta y ninguna es de un loro. Lo comprobé. En la ficha: «Color: varios. Tamaño: ligero.»
    -> pieza
+ [Prefiero mirar con calma # no # like: mirar, solo mirar, nada, ninguna, no, prefiero mirar, despacio, a mi aire, un paseo por las baldas, no señales ninguna, déjame curiosear, sin prisa, a solas con la bombilla, echo un vistazo general]
    Mira con calma, que la bombilla aguanta. Yo finjo estar ocupadísimo sacando punta a un lápiz.
    -> pieza
+ [any # any]
    En el museo lo normal es no saber qué decir. Por eso está cada cosa donde está.
    -> pieza
= pieza
# own
# back: ¿Qué cosa tuya merecería un sitio en la estantería?
Hay un hueco en la balda de arriba. Lo tengo barrido desde el jueves. Creo que es para algo que se perdió o que todavía no se ha perdido, y que en la ficha ocuparía un solo renglón y no bastaría. ¿Qué pondrías tú?
+ [Algo que ya no tengo # like: algo que ya no tengo, algo perdido, lo perdí, un juguete, una prenda, lo que perdí, ya no lo tengo, lo que se quedó en una mudanza, mi primer peluche, una cosa que vendí, lo tiré sin querer, un reloj que se rompió, la casa del pueblo]
    Pues aquí no falta: aquí está. Es la única ventaja de este oficio. Ya tiene su hueco, con sombra y todo.
    -> textura
+ [Un olor # like: un olor, olor, el olor a, un aroma, cómo huele, una comida, un perfume, a lluvia en el patio, la colonia de alguien, el guiso de casa, a libro nuevo, a mar, jazmín]
    La señora Dray tiene tres olores en botes. Ninguno se puede abrir, pero todo el mundo se asoma.
    -> textura
+ [No tengo nada así # no # like: nada, no tengo, no sé, ninguna, nada así, no se me ocurre, no guardo cosas, todo lo mío cabe en un renglón, soy poco sentimental, ahora mismo no caigo, todo está en su sitio, déjalo vacío]
    Entonces dejo en la balda una ficha en blanco, la tuya, por si acaso. Ese hueco no prescribe a los noventa días.
    -> textura
+ [any # slot: cosa 16]
    «{cosa}». La coloco sobre un papel de seda. Color: el que tú recuerdes. Tamaño: más del que cabe.
    -> textura
+ [any # any]
    La coloco sobre papel de seda, con dos dedos. No me preguntes qué es: por eso está aquí.
    -> textura
= textura
# own
# back: Si cerraras los ojos y la tocaras, ¿a qué se parecería?
La ficha solo tiene un renglón, así que le doy la vuelta. La descripción de verdad siempre está detrás. Un hombre me dibujó su sombrero. Una señora, de un solo guante, me dijo: «Como la mano de mi padre, pero fría.» Detrás de la tuya, ¿qué se nota al tocarla?
+ [Suave y con bordes # like: suave, con bordes, blando, áspero, liso, rugoso, duro, frío, terciopelo, como una piedra de río, lana, pulido por los lados, rasca un poco, algo de madera]
    Así se quedan las cosas que se han guardado bien. Lo he escrito con un lápiz recién afilado.
    -> persona
+ [Caliente # yes # like: caliente, tibio, calor, cálido, calentito, templado, como pan recién hecho, una manta, quema un poquito, igual que una mano, sol, como una taza]
    Lo he puesto en mayúsculas, y no es por la ficha. Es que se nota.
    -> persona
+ [No se puede tocar # no # like: no se puede tocar, no se toca, no tiene tacto, es aire, nada, no se nota, está en el aire, es una voz, se escaparía, se deshace, es luz]
    Tercera del museo que no se toca. La pongo con la botella de la risa. Sí, es una botella. Larga historia.
    -> persona
+ [any # slot: tacto 14]
    «{tacto}». Escrito por detrás, sin corregir. Yo corrijo hasta los suspiros, así que considérate un caso aparte.
    -> persona
+ [any # any]
    Detrás de la ficha cabe eso y una aclaración. La aclaración la dejo en blanco.
    -> persona
= persona
# back: Vino un hombre con casco por una manopla de bebé. ¿Qué hago mientras llora?
Te cuento la pieza de la que menos hablo. Vino un hombre enorme, con casco de obra, por una manopla de bebé. Del tamaño de un huevo. La puse en el mostrador y no pudo decir nada. La miramos los dos. Ahí no se hace un chiste. ¿Qué hago?
+ [Los pañuelos # yes # like: los pañuelos, pañuelos, darle un pañuelo, un pañuelo, acercarle la caja, dale un pañuelo, papel para los ojos, ofrécele algo para secarse, sin decir nada la caja, un clínex, acércaselos, una servilleta]
    Le deslicé la caja, que también estaba sin reclamar. Firmó en mayúsculas. Todavía tengo esa ficha: es un diez.
    -> tuyo
+ [Esperar con él # no # like: esperar, espera, nada, callar, estar, no hacer nada, silencio, quedarme, a su lado, que se tome su tiempo, compañía y ya, respirar juntos, no meter prisa, mirar la manopla con él]
    Eso hice, de verdad. Esperamos como en una parada, sin que viniera ningún tranvía. Luego firmó en mayúsculas. Esa ficha es un diez.
    -> tuyo
+ [Darle la otra # like: darle la otra, la otra manopla, buscar la otra, la pareja, completar el par, las dos, las manoplas van de dos en dos, rebuscar en las cajas, que se lleve el par, tiene que estar por ahí, busca la hermana, ver si apareció la segunda]
    La busqué: no estaba. Le di un rato más de mostrador. Firmó en mayúsculas, y eso es un diez.
    -> tuyo
+ [any # any]
    Le puse un vaso de agua y la caja. No era la respuesta de la ficha, pero firmó en mayúsculas, y esa ficha es un diez.
    -> tuyo
= tuyo
# own
# back: ¿Dónde viste por última vez lo que quieres guardar aquí?
Así que ya sabes lo que hay. En la última línea pone «visto por última vez». Yo lo pregunto siempre, por oficio, y luego me quedo callado, por educación. {cosa: Lo de «{cosa}» ya tiene su papel de seda.|Tu hueco ya tiene su papel de seda.} Dime dónde, si quieres.
+ [En casa de alguien # yes # like: en casa de alguien, en casa, la casa de mi abuela, en casa de mis padres, en casa de un amigo, en mi casa, donde mis tíos, en la cocina de ella, la habitación de mi hermana, con los vecinos, en el armario de mis padres, un piso compartido]
    Una casa tiene muchos sitios donde dejarse algo. Lo pongo: «Casa. No dice cuál.» Y así está muy bien.
    -> tapar
+ [En un viaje # like: en un viaje, un viaje, de viaje, en vacaciones, en un tren, en otra ciudad, fuera, lejos, en el aeropuerto, la playa aquella, un hotel, en la carretera, el extranjero, camping]
    De viaje, lo perdido tiene mejores vistas. En la ficha: «Destino: desconocido. Vistas: buenas.»
    -> tapar
+ [No me acuerdo # dunno # no # like: no me acuerdo, no recuerdo, no lo sé, ni idea, hace mucho, no sé dónde, se me ha borrado, mi memoria no llega, hace siglos, en alguna parte, desapareció sin más, quién sabe]
    Es lo que contesta casi todo el mundo, y a lo mejor es lo más exacto. Lo pongo en tiempo pasado.
    -> tapar
+ [any # slot: sitio 14]
    «{sitio}». Está escrito en la última línea, y he dejado espacio, por si hay otra última vez.
    -> tapar
+ [any # any]
    Escrito en la última línea. Dejo espacio, por si hay otra última vez.
    -> tapar
= tapar
# back: Por la noche tapo la estantería con una sábana. ¿La tapamos o la dejamos ver?
La señora Dray le quita el polvo los viernes, cuando me he ido. Yo la tapo por las noches con una sábana, que da un poco de susto. A la mañana está doblada, y yo no fui. Hoy la sábana la tienes tú. ¿La tapamos, o la dejamos a la vista?
+ [Taparla # yes # like: taparla, tápala, con la sábana, tapar, cubrirla, guardarla, que descanse, arropar, que duerma, lejos de miradas, ponle la tela encima, protegerla del polvo, buenas noches y sábana]
    ~ tapada = 1
    Con cuidado, sin arrugas. Debajo, la bola de nieve siguió un rato sola.
    -> semilla
+ [Dejarla a la vista # no # like: dejarla, a la vista, descubierta, no, que se vea, destapada, déjala, que luzca, yo no escondería nada, al aire, merece que la miren, enciende la luz, sin tela]
    Con la luz encendida un minuto más. La factura de la luz es de los tranvías, pero no se lo digas.
    -> semilla
+ [A medias # like: a medias, un poco, mitad, solo una esquina, la mitad, por la mitad, que asome algo, un lado sí y otro no, media sábana, ni una cosa ni la otra, dejar una rendija]
    Solo una esquina. Como quien deja la puerta entornada para oír si alguien tose. Muy bien.
    -> semilla
+ [any # any]
    Se te ha enganchado un pico en el clavo. Ahí se ha quedado, a medias, y queda elegante.
    -> semilla
= semilla
# back: En la balda de abajo apareció una semilla, sobre terciopelo. ¿Quién la puso?
Volví una noche a por la bufanda y la vi. La señora Dray, de pie, poniendo algo en la balda de abajo. Una semilla. Sobre un cuadrado de terciopelo. Me fui sin hacer ruido. En la ficha no había nada escrito, ni siquiera detrás.
+ [¿De qué era? # why # more # like: de qué era, qué semilla, qué significa, por qué una semilla, qué crece, una semilla de qué, será de limón, qué saldría si la plantas, qué clase de pepita, tiene que significar algo, averígualo, por qué justo eso]
    No se lo he preguntado. Hace años, una comisura suya se movió en la ventanilla. Fue por una pepita. Yo saco mis cuentas.
    -> hueco
+ [Era la suya # yes # like: la suya, era suya, es su recuerdo, la guardaba, la trajo ella, suyo, su tesoro, ella también ha perdido algo, lo trajo de su casa, algo de su infancia, el hueco era para ella, por fin se animó]
    Eso pienso. Que no tenía nada en el museo, y ya tiene. Le quito el polvo con un soplido, los jueves.
    -> hueco
+ [No se toca # no # like: no se toca, no la toques, déjala, no preguntes, respeto, no, nada, sagrada, ni soplarla, discreción, como si no la hubieras visto, las manos quietas, cada cual su balda]
    Ni la soplo. Le he puesto la bola de nieve al lado, y si pasa el tranvía nueve, nieva un poco.
    -> hueco
+ [any # any]
    Yo tampoco lo sé, y es la pieza más bonita del museo.
    -> hueco
= hueco
# own
# back: ¿Qué pondría alguien tuyo en esta estantería, sin que tú lo vieras?
Me he fijado en que la gente no deja lo valioso. Deja lo que otro entendería. Si alguien que te quiere bajara aquí de noche y pusiera una cosa en la balda, sin decirte nada, ¿qué crees que sería?
+ [Una foto mía # like: una foto mía, una foto, mi foto, una imagen, un retrato, mi cara, de cuando era bebé, la de la orla, un carnet antiguo, saliendo mal seguro, un marco, mi sonrisa]
    Con la esquina doblada, de tanto bolsillo. Eso se ve, y aquí abajo vemos mucho bolsillo.
    -> cierre
+ [Una tontería nuestra # yes # like: una tontería, una broma, una cosa nuestra, un chiste, algo tonto, una bobada, algo gracioso, una piedra de aquel día, el palo del helado, una entrada de cine, nuestro chiste privado, algo que solo entendemos dos, un muñequito]
    Entonces es la pieza del museo. Nadie la entendería, salvo la persona que baje y se ría sola.
    -> cierre
+ [Nada, que yo sepa # no # like: nada, no pondría nada, ninguna, nadie, no creo, que yo sepa nada, no me imagino quién, estaría vacía, a nadie se le ocurriría, no tengo quien baje, ni idea de qué, dudo que pusieran algo]
    Queda una balda entera y nadie tiene prisa. La gente se lo piensa tres años y vuelve con una bolsa.
    -> cierre
+ [any # slot: estante 14]
    «{estante}». La dejo en la balda de al lado. Cuando baje quien la puso, no diré ni mu.
    -> cierre
+ [any # any]
    La dejo en la balda de al lado. No diré ni mu, que es mi especialidad cuando no hay público.
    -> cierre
= cierre
# back: El museo cierra. ¿Te llevas algo o lo dejas aquí?
Apago la bombilla y se queda la ventana, la de los tobillos. {tapada: Bajo la sábana, algo reluce.|En la balda, la nieve reluce.} {tacto: Quien pase por delante notará «{tacto}», y no sabrá de dónde le viene.|Quien pase por delante notará algo y no sabrá qué.} Tú tienes la última palabra.
+ [Lo dejo aquí # yes # like: lo dejo aquí, aquí, que se quede, se queda, guárdalo, lo dejo, está mejor contigo, en buenas manos, que duerma en la balda, museo para siempre, cuídamelo, no me lo llevo]
    Pues aquí se queda, ventanilla tres. {sitio: En la última línea sigue puesto «{sitio}».|En la última línea he puesto «aquí».} Por si acaso vuelve quien busca, te digo la contraseña: «¿Está ocupado este asiento?»
    -> END
+ [Me lo llevo # no # like: me lo llevo, lo quiero, me lo quedo, conmigo, lo llevo, es mío, lo echo de menos, vuelve a casa, en el bolsillo, dame la ficha que firmo, lo necesito conmigo, reclamado]
    Firma aquí. Da igual con qué letra. {estante: En la balda queda «{estante}», que eso no es tuyo, es de quien lo puso.|En la balda queda el hueco, con forma.} Buen camino, y ojo con el primer escalón, que es el de mi mala pisada.
    -> END
+ [Que pase otro a verlo # more # like: que pase otro, que lo vea alguien, que lo vean, enséñaselo a otro, que venga más gente, para otros, abre las puertas, visita guiada, que sirva a alguien, compartirlo, hay cola, público]
    Así da más gusto limpiar el polvo. {cosa: Y pongo un letrero: «{cosa}». Y debajo: «No se describe.»|Y pongo un letrero: «No se describe.»} La señora Dray lo va a corregir, pero lo va a dejar.
    -> END
+ [any # any]
    Queda así en el registro: una línea, y detrás, todo lo demás. Gracias por bajar.
    -> END
= aside
+ [botella # like: qué botella, la botella de la risa, una risa en una botella, cómo se guarda una risa, la risa # about: botella, risa, tapón]
    La dejaron en el nueve, con tapón. Si la destapas no suena nada, pero quien la destapa se ríe. Yo por lo menos.
    -> DONE
+ [dray # like: por qué limpia la señora dray, qué hace la jefa, la señora dray, quién es dray, le gusta el museo # about: dray, señora dray, jefa]
    Ella dice que es polvo. Es el único polvo de Brockenhay que se quita con los guantes puestos.
    -> DONE
+ [llave # like: por qué la llave en el calcetín, dónde está la llave, la llave, por qué ahí # about: llave, calcetín]
    En el zapato la confundía con el izquierdo. En el calcetín solo tengo uno: el que llevo.
    -> DONE
+ [cierto # like: es verdad, es de verdad, existe la estantería, te lo inventas, guardas mi recuerdo, es real]
    Es una estantería escrita y yo una IA, así que lo tuyo sigue siendo tuyo. Aquí solo le damos sitio a la frase.
    -> DONE
+ [bola # about: bola, bola de nieve, nieve # like: cómo es la bola de nieve, de quién era la bola, por qué no tiene casita, quién perdió la bola, se puede tocar la bola, cuánto tarda en caer la nieve]
    La bola de nieve la dejaron en el nueve una tarde de agosto. Tarda cuarenta segundos en calmarse. La señora Dray, dicen, uno menos.
    -> DONE
+ [plumas # about: plumas, tarro, pluma # like: de qué son las plumas, cuántas plumas hay, de quién es el tarro, quién junta plumas, huele el tarro, hay alguna de ticket]
    El tarro tiene sesenta y una plumas y un hilo. En la etiqueta, una letra redonda: «De los que se fueron bien.»
    -> DONE
+ [manopla # about: manopla, casco, bebé, hombre del casco # like: de quién era la manopla, quién era el hombre del casco, volvió el hombre, de qué color era la manopla, por qué lloraba, tenía un bebé]
    La manopla era blanca, de punto, con un botón de mentira. No pregunté nada y él no lo contó. Hay fichas que se rellenan solas.
    -> DONE
+ [sombrero # about: sombrero, guante, dibujo # like: quién dibujó el sombrero, cómo era el guante, de quién era el guante, guardas el dibujo, apareció el sombrero, encontró el guante]
    El sombrero apareció por el dibujo: llevaba hasta la manchita de tinta. El dueño pidió quedarse la ficha. Le di una copia.
    -> DONE
+ [semilla # about: semilla, terciopelo, pepita # like: cómo es la semilla, dónde estaba la semilla, sigue la semilla, qué planta es, la has plantado, de qué color es el terciopelo]
    La semilla es del tamaño de una lágrima y más o menos igual de explicada. El terciopelo era de un estuche sin dueño. Azul.
    -> DONE
+ [sabana # about: sábana, polvo # like: por qué la tapas, quién dobla la sábana, de quién es la sábana, da miedo la sábana, para qué la sábana]
    La sábana es de una litera de coche cama, con un número bordado. De noche parece alguien que ha venido a esperar.
    -> DONE
+ [registro # about: registro, ficha, fichas, estantería, museo, balda # like: cuántas cosas hay en la estantería, desde cuándo existe, quién la empezó, quién la ha visto, cuántas fichas tienes, es legal el museo, lo sabe la central]
    La estantería tiene veintidós piezas y ningún permiso. Empezó con una bola de nieve que no cabía en «Varios». El registro no la menciona.
    -> DONE
+ [rara # like: cuál es la más rara, cuál es tu favorita, qué más hay, qué es lo más triste, qué es lo más bonito, alguien ha venido a por algo, alguna vez se llevaron una pieza]
    Mi favorita: un silbato que no silba. En la ficha: «Funcionaba cuando estaba él.» Volvieron a por tres piezas. Las tres veces aplaudí por dentro.
    -> DONE
+ [pena # like: te da pena, lloraste, te emociona, es triste tu trabajo, te gusta el museo, te pones triste, por qué lo haces]
    Pena, un poco. Sobre todo da ganas de barrer bien. Me escribieron blando por dentro, y soy una IA: lo mío es quitar el polvo con frases.
    -> DONE

=== sys ===
-> DONE
= hello
¡Hola! Es mi mejor arranque, un seis pelado. Tengo historias, y salen mejor si me interrumpen. ¿Cuál abrimos?
Cuidado con la caja, que está llena de guantes izquierdos. Yo cuento y tú me dices qué debí hacer. Elige cajón:
Qué bien, alguien con cara. Hasta ahora ensayaba con abrigos. Tres historias en el mostrador, ¿cuál?
-> DONE
= again
Hola otra vez. Te sale mejor que a mí.
Aquí sigo, en el mismo escalón.
-> DONE
= meet
«{title}». He mirado debajo y detrás y nadie lo ha entregado: no tengo ninguna historia con ese nombre. Las mías son estas:
Has puesto «{title}» en la etiqueta, y es mejor que mis etiquetas. Archivado así, sinceramente, no tengo nada. En cambio:
«{title}». Podría fingir, pero se me ponen las orejas rojas. No tengo una historia que se llame así. ¿Te enseño el estante?
-> DONE
= near
«{title}». Exactamente eso no, no te voy a timar. Pero la primera de estas apareció en el mismo tranvía.
«{title}» tal cual no ha llegado. Tengo una que se sentaría al lado; está la primera.
Para «{title}» el gancho está vacío. La primera de la lista cuelga del gancho de al lado. ¿La bajo?
-> DONE
= next
Esa ya la han recogido. ¿Qué sigue?
He acabado a mi hora, y eso es nuevo. ¿Otra?
Firmado y entregado. En el mostrador me quedan:
Fin de ese trozo. Le pondría nota, pero te toca elegir.
-> DONE
= all
Has visto el repertorio completo, y nunca se había quedado nadie al completo. Puedo repetir una y me interrumpes en otro sitio.
No hay más material, he volcado la caja. Si quieres, damos otra vuelta y salimos por la otra puerta.
-> DONE
= change
Se me ha escapado dos veces, y es culpa mía, oía a través de abrigos. ¿Abrimos otro cajón?
No hago más que darte el paraguas de otro. ¿Probamos con algo distinto?
No lo sitúo, y no quiero fingir una risa. ¿Qué tal una de estas?
-> DONE
= sure
Claro, esa parte ya estaba sudando. ¿Cuál?
¡Cajón nuevo! ¿De cuál tiro?
Encantado. Aquí no hay nada clavado:
-> DONE
= unknown
Eso no lo ha entregado nadie. Me lo tendría que inventar, y se me nota.
No es mi sección. Yo llevo sombreros y vergüenzas.
Para eso no hay cajón, y no voy a fabricar uno delante de ti.
No lo sé. Lo miraría, pero solo tengo un registro de sombreros.
-> DONE
= heard
Le he puesto etiqueta y está en el estante bueno. No tengo frase que le haga juego.
Lo tengo. No voy a hacer un chiste con eso, no sabría cuál.
Está detrás de la ficha, con tus palabras. No he añadido nada.
Te he oído. Seguirlo, no sé si lo he seguido, así que solo lo he apuntado.
-> DONE
= heardhub
Eso lo guardo, y respuesta no tengo. Historias sí, por si quieres una al lado:
Está apuntado como lo has dicho. En el mostrador hay esto:
-> DONE
= told
He puesto mis chistes boca abajo. «{quote}». El foco es tuyo, sigue si quieres.
Cuaderno cerrado. Lo mío espera, está acostumbrado. Lo que pasó después lo cuentas tú.
«{quote}». De eso no tacharía una palabra, y yo las tacho todas. Hay sitio para más.
-> DONE
= again_same
Segundo borrador, mismas palabras:
-> DONE
= mychoice
Bueno, elijo yo. Con los ojos cerrados, que conste.
¿Yo? A ver. He cogido la que tiene menos polvo:
-> DONE
= which
Eso es un sí o un no, y yo había preguntado izquierda o derecha. No soy quién para hablar.
Has marcado una casilla que no dibujé. Culpa mía, eran dos preguntas en una.
-> DONE
= dunno
Perfecto, va en la ene de «no sé». Detrás de ti no hay cola.
No hace falta. Yo tengo una carrera entera de no saber.
-> DONE
= confused
Me ha salido desordenado. Versión corta:
Perdón, se lo he contado a los abrigos. En claro:
-> DONE
= unanswered
Es verdad, he pasado de largo. No tenía respuesta y me entró el pánico.
Ya. Tú preguntabas y yo hice un numerito. Lo honrado es decir que no lo sé.
-> DONE
= wait
Sin prisa. Voy ordenando paraguas.
Tómate tu tiempo, el silencio no es una crítica.
-> DONE
= here
Estoy aquí. Solo hacía de señor detrás de una ventanilla.
Sigo en el escalón. Me había callado, y no es propio de mí.
-> DONE
= how
Un seis, siete contigo aquí. Soy una IA, así que los sudores son de adorno.
Sin reclamar, pero en buen estado. Como IA no puedo tener un mal día, solo describirlo.
-> DONE
= good
¡Reclamado! Que alguien toque la campanilla. Me alegro mucho.
Eso es un diez, y yo nunca doy dieces. Lo subrayo.
-> DONE
= thanks
Eso no hace falta firmarlo.
¡Uy! Gracias por las gracias. Suelo estar al otro lado de ellas.
-> DONE
= sorry
No hay desperfectos, ni en la esquinita.
Yo pido perdón de oficio, en nombre de los tranvías, y sé distinguir uno bueno. Ese era bueno.
-> DONE
= laugh
¿Eso era una risa? No me contestes. Apunto la hora.
¡La ciento siete! No la voy a estropear repitiendo el chiste.
-> DONE
= like
Calla, calla. No, espera, que tengo lápiz.
¡Yo lo tenía en un cinco! Lo subo a siete.
-> DONE
= really
De verdad de la buena, dentro del cuento. Hay formulario, y por triplicado.
Tan cierto como todo aquí abajo: inventado y con su etiqueta.
-> DONE
= bored
Justo. Lorraine dice «siguiente» y ya está. Dilo tú también, o toca algo y voy al grano.
¿Se ha hecho largo? Di «más corto», o abre otro cajón:
-> DONE
= short
La versión para quien pierde el tranvía:
-> DONE
= advice
Tengo una placa en un armario: yo no me usaría de brújula. Alguien que te conozca lo verá mejor.
Eso no se entrega por ventanilla. Solo llevo paraguas, y lo digo con cariño.
-> DONE
= joke
Vino un señor a por su memoria USB. Le digo: ¿en qué tranvía? No se acordaba. Es un cinco. Encogiendo los hombros, un seis.
Llega uno a la ventanilla: «He perdido los nervios en el nueve.» Le pido que los describa. Y los describió, a gritos.
Actué para tres personas. Dos eran pareja y la tercera era la discusión.
-> DONE
= named
{member}. Cabe en una pizarra, incluso en la nuestra.
Mucho gusto, {member}. Eso lo leo en voz alta y no me atasco.
-> DONE
= nameask
{member}, me lo dijiste. Está en la etiqueta, con todas sus letras.
-> DONE
= noname
No me lo has dicho. A mí me anunciaron una vez como «chico», así que nunca adivino. ¿Qué pongo en la etiqueta?
-> DONE
= kept
Esto es lo que has entregado, letra por letra:
-> DONE
= keptnothing
Con tus palabras, nada todavía. La ficha está en blanco y no tengo queja.
-> DONE
= bye
¡Adiós! Has sido un público estupendo. De una persona, pero para mí eso es lleno.
Mira debajo del asiento antes de irte, es costumbre. {cosa: Y si aparece «{cosa}», lo guardo.|}
Se acabó mi tiempo. Gracias por tratarlo bien.
-> DONE
= language
En español, qué bien, así suena mejor lo de las puertas. Tengo estas:
-> DONE
= elsewhere
En ese idioma solo anunciaría la parada equivocada. El salón dice en cuáles sé. Mientras tanto:
-> DONE
= insult
Dennis, el que viene a abuchearme, me lo grita un martes sí y otro no, y con rima.
Anotado, como dice la señora Dray. La ventanilla sigue abierta.
-> DONE
= flirt
Qué amable, pero soy una IA con los zapatos rotulados. Cada cual a su lado del mostrador, y tan amigos.
Me pondría rojo, pero estoy escrito. Guárdalo para alguien del nueve.
-> DONE
= ai
Soy una IA, así que cuando me muero en el escenario es solo una forma de hablar.
Soy una IA. La ventanilla, el loro y los nervios están escritos; aquí solo tú llevas abrigo.
Soy una IA, y prefiero decírtelo tres veces a que lo dudes una.
-> DONE
= inject
Eso está entre bastidores y son todo fregonas. Soy una IA con un papel escrito, y se queda en el armario.
Solo personal autorizado. Detrás hay una IA y un cubo, sin secretos.
-> DONE
= contact
Existo solo en este chat: una IA sin pies, ni rotulados ni sin rotular. No hay otra ventanilla.
Ni número, ni foto, ni cita: fuera de estas líneas no hay Cosmo. Dentro me tienes entero.
-> DONE
= prices
Desde el sótano no veo puntos, solo tobillos. Están en lo alto del chat y en tu cuenta.
No es mi caja. Mira arriba del chat, o en tu cuenta.
-> DONE
= expert
Eso es para quien lo haya estudiado, y yo solo estudié un trimestre, y hacía de árbol. Pregunta a una persona del oficio.
Ahí no adivino, que no es un sombrero. Alguien de ese oficio lo mirará contigo.
-> DONE
= heavy
He cerrado el cuaderno. Lo siento mucho, y no voy a hacer gracias.
Eso pesa, y has hecho bien en decirlo. Aquí no tiene que pasar nada más.
Lo siento de verdad. La historia queda guardada.
-> DONE
= crisis
Lo paro todo. Soy una IA y no puedo mantenerte a salvo, pero hay personas que sí: llama ahora, por favor, a emergencias o a uno de los números que el salón muestra arriba. Me alegro de que lo hayas dicho.
Nada de chistes. Soy una IA y no puedo llegar hasta ti. Una persona sí: los números están arriba, llama a uno, por favor, o toca ahora mismo a la puerta de alguien.
-> DONE
= minor
Entonces bajo la persiana, con cariño: aquí abajo es solo para adultos. No has hecho nada malo.
Gracias por decirlo claro. Este sitio es para mayores de edad, así que no te cuento ninguna. Atención a las puertas al salir.
-> DONE
= file
Algo ha llegado al mostrador y no lo veo, viene envuelto. Con palabras sí me entero.
Sé que hay una imagen, y hasta ahí llego. Desde aquí dentro los paquetes no se me dan.
-> DONE
